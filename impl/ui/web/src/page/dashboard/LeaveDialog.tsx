import { Button, Group, Modal } from '@mantine/core';

/** LeaveDialog asks whether changes are to be lost. */
export default function LeaveDialog({ name, onLeave, onStay }: { name: string; onLeave(): void; onStay(): void }) {
  return (
    <Modal opened closeButtonProps={{ 'aria-label': 'Close' }} onClose={onStay} title="Leave without saving?" centered size={420}>
      <p>Changes to {name} are not saved.</p>
      <Group justify="flex-end" gap={8}>
        <Button variant="default" onClick={onLeave}>
          Discard changes
        </Button>
        <Button onClick={onStay} data-autofocus>
          Keep editing
        </Button>
      </Group>
    </Modal>
  );
}
