package reuse

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// maxParts is how many parts a table may have that is reused: reading what they are takes time with each.
const maxParts = 10_000

// part is a data part of a table. Parts are never changed: what changes rows makes another.
type part struct {
	name, partition  string
	first, last      int64 // blocks
	mutation         int64
	rows             uint64
	start, end       int64 // of its rows in seconds, both cut off; equal and 0 if that is not known
	masked           bool  // by a lightweight delete
	hash             string
	patch            bool
	retired, unknown bool
}

// state is what a table was made of at a time.
type state struct {
	uuid, create string
	engine       string
	partitionKey string
	at           int64 // by the engine's clock, in seconds
	parts        map[string]part
	// retired are parts that others have taken the place of since the state before.
	retired map[string]part
	last    int64 // the latest block
}

var errNoTable = errors.New("the table is gone")

// readState reads the state of a table, and of the parts that were retired since an instant, in one query: the latest, as many
// as there may be parts. What is read of the table is what it was before its rows are read.
func readState(ctx context.Context, db *engine.DB, database, table string, since int64, most int) (*state, error) {
	rows, err := db.Select(ctx, engine.Query{
		SQL: "SELECT toString(uuid), create_table_query, engine, partition_key, toString(toUnixTimestamp(now()))," +
			" (SELECT groupArray([name, partition_id, toString(active), toString(rows), toString(toUnixTimestamp(min_time))," +
			" toString(toUnixTimestamp(max_time)), toString(has_lightweight_delete), hash_of_all_files]) FROM (SELECT name, partition_id, active, rows, min_time, max_time," +
			" has_lightweight_delete, hash_of_all_files FROM system.parts WHERE database = {database:String} AND table = {table:String}" +
			" AND (active OR remove_time >= {since:Int64}) ORDER BY active DESC, remove_time DESC LIMIT {limit:UInt64}))" +
			" FROM system.tables WHERE database = {database:String} AND name = {table:String}",
		Params: map[string]string{"database": database, "table": table, "since": strconv.FormatInt(since, 10), "limit": strconv.Itoa(2*most + 1)},
	})
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	if !rows.Next() {
		if rows.Err() != nil {
			return nil, rows.Err()
		}
		return nil, errNoTable
	}
	s := &state{parts: map[string]part{}, retired: map[string]part{}}
	var at string
	var parts any
	if err := rows.Scan(&s.uuid, &s.create, &s.engine, &s.partitionKey, &at, &parts); err != nil {
		return nil, err
	}
	if s.at, err = strconv.ParseInt(at, 10, 64); err != nil {
		return nil, err
	}
	list, ok := parts.([]any)
	if !ok {
		return nil, fmt.Errorf("the parts are a %T", parts)
	}
	for _, item := range list {
		texts, ok := item.([]string)
		if !ok || len(texts) != 8 {
			return nil, fmt.Errorf("a part is a %T", item)
		}
		p, err := readPart(texts)
		if err != nil {
			return nil, err
		}
		if p.retired {
			if len(s.retired) < most {
				s.retired[p.name] = p
			}
			continue
		}
		if len(s.parts) == most {
			return nil, fmt.Errorf("more than %d parts", most)
		}
		s.parts[p.name] = p
		s.last = max(s.last, p.last)
	}
	return s, rows.Err()
}

// readPart reads a part. Its name is partition_first_last_level, and _mutation where there was one.
func readPart(texts []string) (p part, err error) {
	p = part{name: texts[0], partition: texts[1], retired: texts[2] == "0", masked: texts[6] != "0", hash: texts[7]}
	number := func(text string) int64 {
		n, parseErr := strconv.ParseInt(text, 10, 64)
		if parseErr != nil {
			err = fmt.Errorf("the part %q: %w", p.name, parseErr)
		}
		return n
	}
	p.rows = uint64(number(texts[3]))
	p.start, p.end = number(texts[4]), number(texts[5])
	p.unknown = p.rows > 0 && (p.start > p.end || p.end == 0)
	if p.patch = strings.HasPrefix(p.name, "patch-"); p.patch {
		return p, err
	}
	numbers, ok := strings.CutPrefix(p.name, p.partition+"_")
	fields := strings.Split(numbers, "_")
	if !ok || len(fields) < 3 || len(fields) > 4 {
		return p, fmt.Errorf("the part %q of the partition %q", p.name, p.partition)
	}
	p.first, p.last = number(fields[0]), number(fields[1])
	if len(fields) == 4 {
		p.mutation = number(fields[3])
	}
	return p, err
}

// touching are the names of the parts that may have rows in one of some ranges.
func (s *state) touching(ranges []sqlgen.Window) []string {
	names := []string{}
	for name, p := range s.parts {
		if !p.patch && p.rows > 0 && slices.ContainsFunc(ranges, func(w sqlgen.Window) bool {
			return p.unknown || p.start <= w.Last()/1000+1 && p.end >= w.Start/1000-1
		}) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

// stays reports whether parts of a state are as they were in a later one, and with them all rows that were read of them
// between the two.
func (s *state) stays(after *state, parts []string) bool {
	if s.uuid != after.uuid || s.create != after.create || !slices.Equal(s.patches(), after.patches()) {
		return false
	}
	for _, name := range parts {
		if p, ok := after.parts[name]; !ok || !p.is(s.parts[name]) {
			return false
		}
	}
	return true
}

// is reports whether two parts are the same, and do not only have the same name.
func (p part) is(other part) bool {
	return p.name == other.name && p.hash == other.hash && p.rows == other.rows
}

// covers reports whether a part has taken the place of another.
func (p part) covers(other part) bool {
	return p.partition == other.partition && p.first <= other.first && other.last <= p.last
}
