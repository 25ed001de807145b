import type { components } from "../openapi";

type Schemas = components["schemas"];

// What the server fills in can be left out.
const line: Schemas["LineConfig"] = {
  displayType: "line",
  sourceId: "65f5e4a3b9e77c001a100001",
  select: [{ aggFn: "count" }],
};

export const dashboard: Schemas["DashboardCreate"] = {
  name: "Errors",
  tiles: [
    { name: "Errors", x: 0, y: 0, w: 12, h: 4, config: line },
    {
      name: "Slowest",
      x: 12,
      y: 0,
      w: 12,
      h: 4,
      config: {
        configType: "sql",
        displayType: "number",
        connectionId: "65f5e4a3b9e77c001a200001",
        sqlTemplate: "SELECT 1",
        colorRules: [{ operator: "eq", value: "none", color: "chart-gray" }],
      },
    },
    { name: "Text", x: 0, y: 4, w: 12, h: 4, config: { displayType: "markdown" } },
  ],
};

// The kind of a display, and the key that only raw SQL has, tell configs apart.
export function sql(config: Schemas["TileConfig"]): string | undefined {
  switch (config.displayType) {
    case "line":
      return "sqlTemplate" in config ? config.sqlTemplate : config.select[0].where;
    case "markdown":
      return config.markdown;
    default:
      return undefined;
  }
}
