CREATE FUNCTION assume(holds BOOLEAN) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
    IF NOT holds THEN
        RAISE SQLSTATE '40001' USING MESSAGE = 'what the transaction relies on has been changed';
    END IF;
END $$;
CREATE OR REPLACE FUNCTION dashboard_tags(body TEXT) RETURNS TEXT LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
    IF position('\u0000' IN body) = 0 THEN
        RETURN body::json -> 'tags';
    END IF;
    body := replace(replace(body, '\\', '\u005c'), '\u0000', '\ufdd0\ufdd1');
    RETURN replace((body::json -> 'tags')::text, '\ufdd0\ufdd1', '\u0000');
EXCEPTION WHEN data_exception THEN
    RETURN NULL;
END $$;
UPDATE dashboards SET tags = dashboard_tags(body) WHERE position('\u0000' IN body) > 0;
