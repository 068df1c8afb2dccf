import { ActionIcon } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconPlus } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { useSay } from '#client/interface/say.ts'
import { LaterMenu } from '#ui/workbench/later/later-menu.tsx'
import { loadPopover } from '#ui/workbench/later/later-popover.tsx'
import { useLater } from '#ui/workbench/use-later.ts'
import { STATUS_LABELS } from '../../production.ts'
import { productionWords } from '../../words.ts'
import { StatusGlyph } from '../parts/status-glyph.tsx'
import styles from './column.module.css'
import { type ColumnHeadProps, FoldButton } from './column-head.tsx'
import { LimitForm } from './limit-form.tsx'

const loadMenu = () => import('./column-menu.tsx')

/** A column's name, count and limit in one row, which opens its menu, and its buttons to fold it and to add a task. */
export function CompactHead({ line, status, total, shown, limit, isFolded, isAdding, actions }: ColumnHeadProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const [isLimiting, setLimiting] = useState(false)
  const label = say(STATUS_LABELS[status])
  const isOver = limit !== undefined && total > limit
  const name = (
    <>
      <StatusGlyph status={status} />
      <span className="one-line">{label}</span>
    </>
  )
  const header = useRef<HTMLElement>(null)
  const id = useId()
  const Floating = useLater(loadPopover, isLimiting)
  const button = (
    <button
      type="button"
      className={`row may-shrink inherit-color no-background no-border pointer rounded hover-wash ${styles.name}`}
      title={label}
      onClick={() => setOpen(!isOpen)}
    >
      {name}
    </button>
  )
  const own = {
    line,
    status,
    limit,
    actions,
    onLimiting: () => setLimiting(true),
    returnFocus: !isAdding && !isLimiting,
  }
  return (
    <>
      <header ref={header} className={`row gap-12 ${styles.compactHead}`}>
        <h2>
          {isFolded ? (
            <span className={`row may-shrink inherit-color no-background no-border rounded ${styles.name}`}>
              {name}
            </span>
          ) : (
            <LaterMenu opened={isOpen} onChange={setOpen} target={button} load={loadMenu} own={own} />
          )}
        </h2>
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
      {Floating && (
        <Floating
          opened={isLimiting}
          onChange={setLimiting}
          position="bottom-start"
          shadow="md"
          id={id}
          reference={header}
          withRoles={false}
          dropdown={{ role: 'dialog', 'aria-label': `Limite de ${label}` }}
        >
          <LimitForm
            limit={limit}
            onClose={() => setLimiting(false)}
            onLimit={(next) => actions.onLimit(status, next)}
          />
        </Floating>
      )}
    </>
  )
}
