package usersql

// wordOperators are the operators that are words, by their upper case.
var wordOperators = map[string]string{
	"AND": "and", "OR": "or", "DIV": "intDiv", "MOD": "modulo",
	"LIKE": "like", "ILIKE": "ilike", "REGEXP": "match", "IN": "in", "BETWEEN": "between",
	"NOT LIKE": "notLike", "NOT ILIKE": "notILike", "NOT IN": "notIn",
	"NOT BETWEEN": "notBetween", "GLOBAL IN": "globalIn", "GLOBAL NOT IN": "globalNotIn",
	"IS NULL": "isNull", "IS NOT NULL": "isNotNull",
	"IS DISTINCT FROM": "isDistinctFrom", "IS NOT DISTINCT FROM": "isNotDistinctFrom",
}

// symbolOperators are the operators that are symbols.
var symbolOperators = map[string]string{
	"=": "equals", "==": "equals", "!=": "notEquals", "<>": "notEquals", "<": "less", "<=": "lessOrEquals",
	">": "greater", ">=": "greaterOrEquals", "<=>": "nullSafeEquals", "||": "concat",
	"+": "plus", "-": "minus", "*": "multiply", "/": "divide", "%": "modulo", "->": "lambda", "?": "if",
}

// constants are the words that are values.
var constants = map[string]string{
	"NULL": "NULL", "TRUE": "true", "FALSE": "false", "INF": "inf", "INFINITY": "inf", "NAN": "nan",
}

// reserved are the words that are no names where an operand must follow.
var reserved = set(`AND AS BETWEEN BY DISTINCT ELSE FROM GROUP HAVING ILIKE IN INTO IS JOIN LIKE LIMIT OR ORDER PREWHERE
	SELECT SETTINGS THEN UNION USING WHEN WHERE WITH`)

// keywords are the words that are no aliases behind an operand.
var keywords = set(`ALL ANTI ANY APPLY ARRAY AS ASC ASCENDING ASOF BETWEEN BY COLLATE CROSS DESC DESCENDING ELSE END EXCEPT
	FETCH FILTER FINAL FORMAT FROM FULL GLOBAL GROUP HAVING IGNORE INNER INTERPOLATE INTERSECT INTO IS JOIN LEFT LIMIT
	LOCAL NATURAL NOT NULLS OFFSET ON ORDER OUTER OVER PARALLEL PARTITION PASTE PREWHERE QUALIFY RANGE REPLACE RESPECT
	RIGHT ROWS SAMPLE SELECT SEMI SETTINGS STALENESS STEP THEN TO UNION USING WHEN WHERE WINDOW WITH`)

// intervalUnits are the units of time and how functions name them.
var intervalUnits = map[string]string{
	"NANOSECOND": "Nanosecond", "NANOSECONDS": "Nanosecond", "MICROSECOND": "Microsecond", "MICROSECONDS": "Microsecond",
	"MILLISECOND": "Millisecond", "MILLISECONDS": "Millisecond", "SECOND": "Second", "SECONDS": "Second",
	"MINUTE": "Minute", "MINUTES": "Minute", "HOUR": "Hour", "HOURS": "Hour", "DAY": "Day", "DAYS": "Day",
	"WEEK": "Week", "WEEKS": "Week", "MONTH": "Month", "MONTHS": "Month", "QUARTER": "Quarter", "QUARTERS": "Quarter",
	"YEAR": "Year", "YEARS": "Year",
}
