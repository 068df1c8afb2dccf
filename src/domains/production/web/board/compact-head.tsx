import { ActionIcon, Menu, Popover } from '@mantine/core'
import {
  IconChecks,
  IconClipboardText,
  IconGauge,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconPlus,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useSay } from '#client/say.ts'
import { STATUS_LABELS } from '../../production.ts'
import { productionWords } from '../../words.ts'
import { StatusGlyph } from '../parts/status-glyph.tsx'
import styles from './column.module.css'
import { type ColumnHeadProps, FoldButton } from './column-head.tsx'
import { copyNames } from './copy-names.ts'
import { LimitForm } from './limit-form.tsx'

/** A column's name, count and limit in one row, which opens its menu, and its buttons to fold it and to add a task. */
export function CompactHead({ line, status, total, shown, limit, isFolded, isAdding, actions }: ColumnHeadProps) {
  const say = useSay()
  const [isLimiting, setLimiting] = useState(false)
  const label = STATUS_LABELS[status]
  const isOver = limit !== undefined && total > limit
  const name = (
    <>
      <StatusGlyph status={status} />
      <span className={styles.label}>{label}</span>
    </>
  )
  return (
    <Popover
      opened={isLimiting}
      onChange={setLimiting}
      position="bottom-start"
      shadow="md"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <header className={styles.compactHead}>
          <Menu position="bottom-start" returnFocus={!isAdding && !isLimiting}>
            <h2>
              {isFolded ? (
                <span className={styles.name}>{name}</span>
              ) : (
                <Menu.Target>
                  <button type="button" className={`hover-wash pointer ${styles.name}`} title={label}>
                    {name}
                  </button>
                </Menu.Target>
              )}
            </h2>
            <Menu.Dropdown aria-label={label}>
              <Menu.Item leftSection={<IconPlus size={16} aria-hidden />} onClick={() => actions.onAdding(status)}>
                {say(productionWords.addTask)}
              </Menu.Item>
              <Menu.Item leftSection={<IconGauge size={16} aria-hidden />} onClick={() => setLimiting(true)}>
                Limite de tarefas… {limit !== undefined && <span className="soft">{limit}</span>}
              </Menu.Item>
              <Menu.Item leftSection={<IconChecks size={16} aria-hidden />} onClick={() => actions.onSelectAll(status)}>
                Selecionar todas
              </Menu.Item>
              <Menu.Item
                leftSection={<IconClipboardText size={16} aria-hidden />}
                onClick={() => void copyNames(line, status)}
              >
                {say(productionWords.generateLog)}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
          <span className={`soft tabular ${styles.count}`} data-bad={isOver || undefined}>
            {shown === total ? total : `${shown} de ${total}`}
            {limit !== undefined && `/${limit}`}
            {isOver && <span className="hidden">, acima do limite</span>}
          </span>
          <FoldButton
            {...{ status, isFolded, actions }}
            icon={isFolded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse}
            className={styles.fold ?? ''}
          />
          {!isFolded && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={`${say(productionWords.addTask)} em ${label}`}
              aria-expanded={isAdding}
              onClick={() => actions.onAdding(isAdding ? undefined : status)}
            >
              <IconPlus size={16} aria-hidden />
            </ActionIcon>
          )}
        </header>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={`Limite de ${label}`}>
        <LimitForm limit={limit} onClose={() => setLimiting(false)} onLimit={(next) => actions.onLimit(status, next)} />
      </Popover.Dropdown>
    </Popover>
  )
}
