import { Kbd, Menu } from '@mantine/core'
import { IconCheckbox, IconDots, IconLink, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { CardTimerItem } from '#ui/workbench/timer/card-timer.tsx'
import type { Card } from '../../board-contract.ts'
import { QUICK } from '../quick/quick-bar.tsx'
import type { CardActions } from './actions.ts'
import styles from './card.module.css'

interface CardMenuProps {
  card: Card
  isTabStop: boolean
  isSelected: boolean
  actions: CardActions
}

/**
 * The menu of a card. Rendering one for each card would slow the board down, so it is created when it is first opened. Its
 * button is a plain one for the same reason.
 */
export function CardMenu({ card, isTabStop, isSelected, actions }: CardMenuProps) {
  const [isUsed, setUsed] = useState(false)
  const button = (
    <button
      type="button"
      className={`inline-row justify-center no-padding no-background pointer rounded ${styles.menu}`}
      aria-label={`Ações de ${card.id_text}`}
      aria-haspopup="menu"
      tabIndex={isTabStop ? 0 : -1}
      onClick={isUsed ? undefined : () => setUsed(true)}
    >
      <IconDots size={16} aria-hidden />
    </button>
  )
  if (!isUsed) return button
  return (
    <Menu position="bottom-end" defaultOpened>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {QUICK.map(([kind, key, label, Icon]) => (
          <Menu.Item
            key={kind}
            leftSection={<Icon size={16} aria-hidden />}
            rightSection={<Kbd>{key}</Kbd>}
            onClick={() => actions.onQuick(kind, card)}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Item
          leftSection={<IconCheckbox size={16} aria-hidden />}
          rightSection={<Kbd>x</Kbd>}
          onClick={() => actions.onSelect(card)}
        >
          {isSelected ? 'Remover da seleção' : 'Selecionar'}
        </Menu.Item>
        <CardTimerItem task={card.id} />
        <Menu.Item
          leftSection={<IconLink size={16} aria-hidden />}
          rightSection={<Kbd>y</Kbd>}
          onClick={() => actions.onCopyLink(card)}
        >
          Copiar o link
        </Menu.Item>
        <Menu.Item
          leftSection={<IconTrash size={16} aria-hidden />}
          rightSection={<Kbd>Del</Kbd>}
          onClick={() => actions.onRemove(card)}
        >
          Excluir
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
