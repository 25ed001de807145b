import type { ComponentProps, MouseEvent, ReactNode } from 'react';

interface Busy {
  loading: boolean;
  renderRoot(props: ComponentProps<'button'>): ReactNode;
}

/**
 * Has a button of Mantine show that what it began still runs. Clicks, and Enter in a field of its form, do nothing meanwhile. Mantine
 * itself disables such a button, which then loses the focus.
 */
export const busy = (running: boolean): Busy => ({
  loading: running,
  renderRoot: (props) => <button {...props} {...(running && { disabled: false, 'aria-disabled': true, onClick: stop })} />,
});

const stop = (e: MouseEvent) => e.preventDefault();
