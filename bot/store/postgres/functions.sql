-- What the statements of the house call and PostgreSQL does not know by these names; `link` and `head` are those of
-- bot/store/chain.py.
CREATE OR REPLACE FUNCTION link(before bytea, match text, number bigint, interaction bigint, made bigint, content text)
RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
    SELECT sha256(
        coalesce(before, ''::bytea) || convert_to(match, 'UTF8') || '\x00'::bytea || convert_to(number::text, 'UTF8')
        || '\x00'::bytea || convert_to(coalesce(interaction::text, 'None'), 'UTF8') || '\x00'::bytea
        || convert_to(made::text, 'UTF8') || '\x00'::bytea || convert_to(content, 'UTF8')
    )
$$;

CREATE OR REPLACE FUNCTION head(last bytea, seed bytea, snapshot text) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
    SELECT sha256(
        coalesce(last, ''::bytea) || '\x00'::bytea || coalesce(seed, ''::bytea) || '\x00'::bytea
        || convert_to(coalesce(snapshot, ''), 'UTF8')
    )
$$;

CREATE OR REPLACE FUNCTION instr(whole text, part text) RETURNS integer LANGUAGE sql IMMUTABLE AS
$$ SELECT strpos(whole, part) $$;

CREATE OR REPLACE FUNCTION min(a bigint, b bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS
$$ SELECT CASE WHEN a IS NULL OR b IS NULL THEN NULL WHEN a < b THEN a ELSE b END $$;

CREATE OR REPLACE FUNCTION max(a bigint, b bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS
$$ SELECT CASE WHEN a IS NULL OR b IS NULL THEN NULL WHEN a > b THEN a ELSE b END $$;

CREATE OR REPLACE FUNCTION json_extract(content text, path text) RETURNS text LANGUAGE sql IMMUTABLE AS
$$ SELECT content::json #>> string_to_array(substr(path, 3), '.') $$;

CREATE OR REPLACE FUNCTION json_each(content text) RETURNS TABLE (key text, value text) LANGUAGE sql IMMUTABLE AS $$
    SELECT (place - 1)::text, each FROM jsonb_array_elements_text(
        CASE jsonb_typeof(content::jsonb) WHEN 'array' THEN content::jsonb ELSE '[]' END
    ) WITH ORDINALITY AS found (each, place)
    UNION ALL SELECT found.key, found.value FROM jsonb_each_text(
        CASE jsonb_typeof(content::jsonb) WHEN 'object' THEN content::jsonb ELSE '{}' END
    ) AS found
$$;

CREATE OR REPLACE FUNCTION json_each(content text, path text) RETURNS TABLE (key text, value text)
LANGUAGE sql IMMUTABLE AS
$$ SELECT * FROM json_each((content::json #> string_to_array(substr(path, 3), '.'))::text) $$;

CREATE OR REPLACE FUNCTION json_put(list text[], value anyelement) RETURNS text[] LANGUAGE sql IMMUTABLE AS
$$ SELECT array_append(list, coalesce(to_json(value)::text, 'null')) $$;

CREATE OR REPLACE FUNCTION json_listed(list text[]) RETURNS json LANGUAGE sql IMMUTABLE AS
$$ SELECT ('[' || array_to_string(list, ',') || ']')::json $$;

CREATE OR REPLACE AGGREGATE json_group_array(anyelement) (
    SFUNC = json_put, STYPE = text[], FINALFUNC = json_listed, INITCOND = '{}'
);

CREATE OR REPLACE FUNCTION unixepoch() RETURNS bigint LANGUAGE sql STABLE AS
$$ SELECT floor(extract(epoch FROM now()))::bigint $$;

-- See bot/store/holding.py.
CREATE OR REPLACE FUNCTION hold(counted bigint) RETURNS void LANGUAGE sql AS
$$ SELECT pg_advisory_xact_lock(counted) $$;
