CREATE OR REPLACE FUNCTION count_added() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
    own CONSTANT INTEGER := usage_shard();
BEGIN
    UPDATE usage_counts SET amount = amount + 1 WHERE team_id = new.team_id AND noun = TG_ARGV[0] AND shard = own;
    IF NOT FOUND THEN
        INSERT INTO usage_counts AS u VALUES (new.team_id, TG_ARGV[0], own, 1)
        ON CONFLICT (team_id, noun, shard) DO UPDATE SET amount = u.amount + 1;
    END IF;
    RETURN NULL;
END $$;
