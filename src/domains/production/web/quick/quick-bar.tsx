import { Button, Kbd } from '@mantine/core'
import { IconArrowsMove, IconCalendar, IconFlag3, IconTag, IconTrash, IconUser } from '@tabler/icons-react'
import type { Ref } from 'react'
import styles from './quick-bar.module.css'
import type { QuickKind } from './use-quick.tsx'

/** What one key changes, in the order of menus and bars. */
export const QUICK = [
  ['assignee', 'a', 'Responsável', IconUser],
  ['due', 'd', 'Prazo', IconCalendar],
  ['priority', 'p', 'Prioridade', IconFlag3],
  ['labels', 'l', 'Etiquetas', IconTag],
  ['move', 'm', 'Mover', IconArrowsMove],
] as const satisfies readonly (readonly [QuickKind, string, string, unknown])[]

interface QuickBarProps {
  ref: Ref<HTMLDivElement>
  onQuick: (kind: QuickKind) => void
  onRemove: () => void
}

/** The buttons for what is done with the chosen cards, each with its key; on a phone with its icon alone. */
export const QuickBar = ({ ref, onQuick, onRemove }: QuickBarProps) => (
  <div ref={ref} className={`row cluster gap-25 ${styles.bar}`}>
    {QUICK.map(([kind, key, label, Icon]) => (
      <Button
        key={kind}
        variant="default"
        size="compact-sm"
        aria-label={label}
        aria-haspopup="dialog"
        leftSection={<Icon size={16} aria-hidden />}
        rightSection={<Kbd size="xs">{key}</Kbd>}
        onClick={() => onQuick(kind)}
      >
        {label}
      </Button>
    ))}
    <Button
      variant="default"
      size="compact-sm"
      aria-label="Excluir"
      leftSection={<IconTrash size={16} aria-hidden />}
      rightSection={<Kbd size="xs">Del</Kbd>}
      onClick={onRemove}
    >
      Excluir
    </Button>
  </div>
)
