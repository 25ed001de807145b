import type { components, operations } from "../openapi";

type Schemas = components["schemas"];
type Search = operations["searchEvents"]["requestBody"]["content"]["application/json"];

export const search: Search = { sourceId: "65f5e4a3b9e77c001a100001" };

export const saved: Schemas["SavedSearchWrite"] = {
  name: "Everything",
  sourceId: "65f5e4a3b9e77c001a100001",
  filters: [{ condition: "Duration BETWEEN 1 AND 500" }],
};

export const source: Schemas["TraceSourceWrite"]["durationPrecision"] = undefined;

export function buckets(rows: Schemas["ChartRow"][]): [number, unknown][] {
  return rows.map((row) => [row.ts_bucket ?? 0, row["series_0.data"]]);
}
