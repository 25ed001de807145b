package reuse

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/sqltext"
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
	// server says who has answered: the server, its version and its time zone.
	server, version string
	uuid, create    string
	engine          string
	// hidden is how much there is by which the account may read other rows than there are, or a result cut off.
	hidden       string
	partitionKey string
	at           int64 // by the engine's clock, in seconds
	parts        map[string]part
	// retired are parts that others have taken the place of since the state before.
	retired map[string]part
	last    int64 // the latest block
}

var errNoTable = errors.New("the table is gone")

// library is the id of all servers that are a library, which has no accounts.
const library = "00000000-0000-0000-0000-000000000000"

// harmless are settings by which a server answers no other rows.
var harmless = strings.Fields("log_comment query_plan_remove_unused_columns readonly allow_ddl allow_introspection_functions cancel_http_readonly_queries_on_client_close" +
	" max_execution_time max_result_rows max_result_bytes max_query_size max_ast_depth max_parser_depth max_hyperscan_regexp_length" +
	" max_hyperscan_regexp_total_length http_max_tries http_connection_timeout connect_timeout max_block_size max_memory_usage" +
	" max_memory_usage_for_user max_threads max_concurrent_queries_for_user use_uncompressed_cache load_balancing log_queries" +
	" max_bytes_before_external_group_by max_bytes_before_external_sort max_temporary_data_on_disk_size_for_query priority" +
	" low_priority_query_wait_time_ms function_sleep_max_microseconds_per_block send_timeout receive_timeout http_send_timeout" +
	" http_receive_timeout enable_http_compression http_zlib_compression_level default_format implicit_select serialize_query_plan" +
	" storage_file_read_method allow_python_table_function output_format_arrow_use_native_writer" +
	// What ClickHouse sets in the query that reads them.
	" extremes use_structure_from_insertion_table_in_table_functions allow_experimental_parallel_reading_from_replicas" +
	" enable_parallel_replicas implicit_table_at_top_level")

// hides is SQL for how much there is in a server that keeps rows from an account, or may.
func hides(policies bool) string {
	settings := make([]string, len(harmless))
	for i, name := range harmless {
		settings[i] = sqltext.Literal(name)
	}
	sql := "toString((SELECT count() FROM system.settings WHERE changed AND NOT (name IN (" + strings.Join(settings, ", ") + ")" +
		" OR name IN ('timeout_overflow_mode', 'result_overflow_mode') AND value = 'throw')))"
	if policies {
		// They may be those of a database, or hide parts and settings.
		sql += " || toString((SELECT count() FROM system.row_policies WHERE database IN ('', '*', 'system', {database:String})))"
	}
	return sql
}

// readState reads the state of a table, and of the parts that were retired since an instant, in one query: as many as there may
// be parts. What is read of the table is what it was before its rows are read. Before is the state before, nil
// for the first.
func readState(ctx context.Context, db *engine.DB, database, table string, before *state, most int) (*state, error) {
	since, hidden := int64(math.MaxUint32), "''"
	if before != nil {
		since = before.at - 2
	}
	accounts := !db.Embedded()
	if accounts {
		server, err := serverOf(ctx, db, before)
		if err != nil {
			return nil, err
		}
		accounts = server != library
		hidden = hides(accounts)
	}
	s, err := readAll(ctx, db, database, table, hidden, since, most)
	if err == nil && accounts == (s.server == library) && !db.Embedded() {
		return nil, errors.New("another server has answered")
	}
	return s, err
}

// serverOf is the id of the server, as far as it is not known from a state before.
func serverOf(ctx context.Context, db *engine.DB, before *state) (id string, err error) {
	if before != nil {
		return before.server, nil
	}
	rows, err := db.Select(ctx, engine.Query{SQL: "SELECT toString(serverUUID())"})
	if err != nil {
		return "", err
	}
	defer rows.Close()
	if !rows.Next() {
		return "", cmp.Or(rows.Err(), errNoTable)
	}
	if err := rows.Scan(&id); err != nil {
		return "", err
	}
	return id, rows.Err()
}

// stateSQL is what the table is, and behind it its parts: scalars of the one beside the other take a third longer, and putting
// parts in order, to be limited here, a quarter.
const stateSQL = "SELECT toString(serverUUID()) AS server, version() || ' ' || serverTimezone() AS version, %s AS hidden, toString(uuid) AS id," +
	" create_table_query AS text, partition_key AS key, engine AS made, now() AS start, now() AS end, toUInt64(0) AS number, toUInt8(2) AS active," +
	" toUInt8(0) AS masked FROM system.tables WHERE database = {database:String} AND name = {table:String} UNION ALL" +
	" SELECT '', '', '', '', name, partition_id, hash_of_all_files, min_time, max_time, rows, active, has_lightweight_delete" +
	" FROM system.parts WHERE database = {database:String} AND table = {table:String} AND (active OR remove_time >= {since:Int64})"

func readAll(ctx context.Context, db *engine.DB, database, table, hidden string, since int64, most int) (*state, error) {
	rows, err := db.Select(ctx, engine.Query{
		SQL:    fmt.Sprintf(stateSQL, hidden),
		Params: map[string]string{"database": database, "table": table, "since": strconv.FormatInt(since, 10)},
		Hints:  map[string]any{"max_threads": 1},
	})
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	s := &state{parts: map[string]part{}, retired: map[string]part{}}
	known := false
	for rows.Next() {
		var server, version, hidden, id, text, key, made string
		var start, end time.Time
		var number uint64
		var active, masked uint8
		if err := rows.Scan(&server, &version, &hidden, &id, &text, &key, &made, &start, &end, &number, &active, &masked); err != nil {
			return nil, err
		}
		if active > 1 {
			s.server, s.version, s.hidden, s.uuid, s.create, s.partitionKey, s.engine, s.at = server, version, hidden, id, text, key, made, start.Unix()
			known = true
			continue
		}
		p, err := readPart(part{
			name: text, partition: key, hash: made, start: start.Unix(), end: end.Unix(), rows: number, retired: active == 0, masked: masked != 0,
		})
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
	if err := rows.Err(); err != nil {
		return nil, err
	}
	if !known {
		return nil, errNoTable
	}
	return s, nil
}

// readPart reads the name of a part, which is partition_first_last_level, and _mutation where there was one.
func readPart(p part) (_ part, err error) {
	number := func(text string) int64 {
		n, parseErr := strconv.ParseInt(text, 10, 64)
		if parseErr != nil {
			err = fmt.Errorf("the part %q: %w", p.name, parseErr)
		}
		return n
	}
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

// rowsOf is how many rows are in parts.
func (s *state) rowsOf(parts []string) float64 {
	rows := 0.
	for _, name := range parts {
		rows += float64(s.parts[name].rows)
	}
	return rows
}

// proof proves for a query that it reads some parts as they are in the state.
func (s *state) proof(parts []string) *sqlgen.Proof {
	f := &sqlgen.Proof{}
	for _, name := range parts {
		f.Rows += s.parts[name].rows
	}
	for name, p := range s.parts {
		if p.patch {
			f.Patches = append(f.Patches, name)
		}
	}
	return f
}

// identity identifies the table and its server.
func (s *state) identity() sqlgen.TableID { return sqlgen.TableID{Server: s.server, UUID: s.uuid} }

// sameTable reports whether a later state is of the same table, described in the same way and with the same patches.
func (s *state) sameTable(later *state) bool {
	return s.identity() == later.identity() && s.version == later.version && s.create == later.create && s.hidden == later.hidden &&
		slices.Equal(s.patches(), later.patches())
}

// partID tells a part from others with the same name.
type partID struct{ name, hash string }

func (p part) id() partID { return partID{p.name, p.hash} }

// is reports whether two parts are the same, and do not only have the same name.
func (p part) is(other part) bool {
	return p.name == other.name && p.hash == other.hash && p.rows == other.rows
}

// covers reports whether a part has taken the place of another.
func (p part) covers(other part) bool {
	return p.partition == other.partition && p.first <= other.first && other.last <= p.last
}
