import { createContext, useContext } from 'react';
import type { Dashboard } from '../../api/types';
import type { Range, Span, Zone } from '../../time/range';
import type { Asked, Stored } from './dashboard';
import type { DashboardParams } from './url';

/** OpenDashboard is a dashboard and what its link says, for what is on its pages. */
export interface OpenDashboard {
  /** As it is stored. */
  stored: Dashboard;
  /** As it is shown: with what is being edited. */
  dashboard: Dashboard;
  params: DashboardParams;
  range: Range;
  span: Span;
  zone: Zone;
  problem: string | undefined;
  asked: Asked;
  /** What is being edited, as it was when that began, or undefined while the dashboard is only looked at. */
  base: Stored | undefined;
  dirty: boolean;
  /** Begins to edit, or undefined for a person who may not. */
  edit: (() => void) | undefined;
  change(by: (dashboard: Dashboard) => Dashboard): void;
  /** Puts what is edited on top of what another person has stored. */
  rebase(base: Stored, dashboard: Dashboard): void;
  /** Ends editing: with what was stored, or without a change. */
  end(stored?: Stored): void;
  refresh(): void;
  /** Changes the link, as a step back in the browser's history unless it is told to replace it. */
  navigate(next: Partial<DashboardParams>, replace?: boolean): void;
  /** Shows a span that was selected in a chart, and goes back from it. */
  select(span: Span): void;
  back(): void;
}

export const DashboardContext = createContext<OpenDashboard | null>(null);

export function useDashboard(): OpenDashboard {
  const open = useContext(DashboardContext);
  if (!open) throw new Error('there is no dashboard around this');
  return open;
}
