import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowsMove, IconCheckbox, IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import type { Card } from '../../board-contract.ts'
import type { CardActions } from './actions.ts'
import styles from './card.module.css'

interface CardMenuProps {
  card: Card
  isTabStop: boolean
  isSelected: boolean
  actions: CardActions
}

/** The menu of a card. Rendering one for each card would slow the board down, so it is created when it is first opened. */
export function CardMenu({ card, isTabStop, isSelected, actions }: CardMenuProps) {
  const [isUsed, setUsed] = useState(false)
  const button = (
    <ActionIcon
      className={styles.menu}
      variant="subtle"
      color="gray"
      size="sm"
      aria-label={`Ações de ${card.id_text}`}
      aria-haspopup="menu"
      tabIndex={isTabStop ? 0 : -1}
      onClick={isUsed ? undefined : () => setUsed(true)}
    >
      <IconDots size={16} aria-hidden />
    </ActionIcon>
  )
  if (!isUsed) return button
  return (
    <Menu position="bottom-end" defaultOpened>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconArrowsMove size={16} aria-hidden />} onClick={() => actions.onMoveTo(card)}>
          Mover para…
        </Menu.Item>
        <Menu.Item leftSection={<IconCheckbox size={16} aria-hidden />} onClick={() => actions.onSelect(card)}>
          {isSelected ? 'Tirar da seleção' : 'Selecionar'}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
