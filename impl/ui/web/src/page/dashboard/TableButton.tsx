import { ActionIcon, Modal } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import type { TileColumn } from '../../api/types';
import { DataTable } from './DataTable';
import classes from './TableButton.module.css';

interface Props {
  /** What is drawn beside it. */
  label: string;
  /** The values that are drawn; it is asked once somebody wants to read them. */
  table(): { columns: TileColumn[]; rows: unknown[][] };
}

/** TableButton shows the values of a chart as a table, for people who do not point at it. It is seen where its parent is pointed at. */
export function TableButton({ label, table }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionIcon className={classes.button} variant="default" size={22} title="View as table" aria-label={`${label}: view as table`} onClick={() => setOpen(true)}>
        <IconTable size={14} aria-hidden />
      </ActionIcon>
      <Modal opened={open} onClose={() => setOpen(false)} title={label} size={720}>
        <div className={classes.table}>{open && <DataTable label={`Data of ${label}`} {...table()} />}</div>
      </Modal>
    </>
  );
}
