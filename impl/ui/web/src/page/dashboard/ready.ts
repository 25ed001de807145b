/** Template is a ready dashboard to start from, which is also a file of examples that can be applied. */
export interface Template {
  id: string;
  name: string;
  about: string;
  /** The text of its file. */
  load(): Promise<string>;
}

const text = async (file: Promise<{ default: string }>) => (await file).default;

export const templates: Template[] = [
  {
    id: 'http-services', name: 'HTTP services', about: 'Rate, errors and duration of services and routes, from spans',
    load: () => text(import('../../../../../../examples/dashboards/http-services.json?raw')),
  },
  {
    id: 'hosts', name: 'Hosts', about: 'CPU, memory, disk and network, from the Collector’s hostmetrics receiver',
    load: () => text(import('../../../../../../examples/dashboards/hosts.json?raw')),
  },
  {
    id: 'kubernetes', name: 'Kubernetes', about: 'Nodes, pods and volumes, from the Collector’s kubeletstats receiver',
    load: () => text(import('../../../../../../examples/dashboards/kubernetes.json?raw')),
  },
  {
    id: 'obstack', name: 'obstack', about: 'This server, from --self-telemetry or /metrics',
    load: () => text(import('../../../../../../examples/dashboards/obstack.json?raw')),
  },
];
