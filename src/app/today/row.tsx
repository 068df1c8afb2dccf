import { Button, VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useManners } from '#client/interface/manners.ts'
import type { PutOff as PutOffThing, Waiting } from '#domains/today/contract.ts'
import { brl } from '#money.ts'
import { useFollow } from '#ui/workbench/use-follow.ts'
import { PutOff } from './put-off.tsx'
import { isLate, keyOf, kindOf, whenOf } from './thing.ts'
import styles from './today.module.css'
import type { JustSettled } from './use-settle.ts'

interface RowProps {
  thing: Waiting
  /** Whether the keys act on it. Its button is then the screen's main one, where the screen begins with what waits. */
  isMarked: boolean
  onMark: () => void
  onSettle: () => void
  isPuttingOff: boolean
  setPuttingOff: (isOpen: boolean) => void
  onPutOff: (until: string) => void
}

/** A thing that waits: what it is, since when, and the button that settles or opens it. */
export function Row({ thing, isMarked, onMark, onSettle, ...putOff }: RowProps) {
  const follow = useFollow()
  const { todayFirst } = useManners()
  const kind = kindOf(thing)
  const look = {
    className: styles.act ?? '',
    size: 'compact-sm',
    variant: isMarked && todayFirst ? 'filled' : 'default',
  } as const
  const verb = thing.verb ?? kind?.verb ?? 'Abrir'
  const label = `${verb}: ${thing.who}`
  return (
    <li
      className={`stack align-center relative line-above ${styles.thing}`}
      data-thing={keyOf(thing)}
      data-marked={isMarked || undefined}
      onFocus={onMark}
    >
      <Kind thing={thing} />
      <What thing={thing} />
      <span className={`tabular nowrap text-end ${styles.amount}`}>{thing.amount !== null && brl(thing.amount)}</span>
      <span className={`soft small nowrap ${styles.when}`} data-late={isLate(thing) || undefined}>
        {whenOf(thing)}
      </span>
      {kind?.settle ? (
        <Button {...look} aria-label={label} onClick={onSettle}>
          {verb}
        </Button>
      ) : (
        <Button {...look} component="a" aria-label={label} href={thing.to} onClick={follow}>
          {verb}
        </Button>
      )}
      <PutOff name={thing.who} opened={putOff.isPuttingOff} onOpen={putOff.setPuttingOff} onChoose={putOff.onPutOff} />
    </li>
  )
}

function Kind({ thing }: { thing: Waiting }) {
  const { icon: Icon = IconCheck, label = '' } = kindOf(thing) ?? {}
  return (
    <span className={`stack soft ${styles.kind}`} title={label}>
      <Icon size={16} stroke={1.7} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}

/** Whom it concerns and what it is, which leads to it. */
function What({ thing: { who, what, aside, to } }: { thing: Waiting }) {
  const follow = useFollow()
  return (
    <>
      <b className={`strong one-line ${styles.who}`}>{who}</b>
      <a className={`faint-underline one-line ${styles.what}`} href={to} onClick={follow}>
        {[what || 'Abrir', aside].filter(Boolean).join(', ')}
      </a>
    </>
  )
}

/** A thing that was just settled, with the way back. */
export function SettledRow({ settled: { thing, text }, onUndo }: { settled: JustSettled; onUndo: () => void }) {
  return (
    <li className={`stack align-center relative line-above ${styles.thing}`} data-settled data-thing={keyOf(thing)}>
      <span className={`stack soft ${styles.kind}`}>
        <IconCheck size={16} aria-hidden />
      </span>
      <span className={`soft ${styles.said}`} role="status">
        {text}: <b>{thing.who}</b>
      </span>
      <Button className={styles.undo ?? ''} variant="subtle" size="compact-sm" onClick={onUndo}>
        Desfazer
      </Button>
    </li>
  )
}

/** A thing that was put off, with the button that brings it back. */
export function PutOffRow({ thing, onBringBack }: { thing: PutOffThing; onBringBack: () => void }) {
  const [, month, day] = thing.until.split('-')
  return (
    <li className={`stack align-center relative line-above ${styles.thing}`}>
      <Kind thing={thing} />
      <What thing={thing} />
      <span className={`tabular nowrap text-end ${styles.amount}`} />
      <span className={`soft small nowrap ${styles.when}`}>
        volta em {day}/{month}
      </span>
      <Button
        className={styles.act ?? ''}
        variant="default"
        size="compact-sm"
        aria-label={`Trazer de volta: ${thing.who}`}
        onClick={onBringBack}
      >
        Trazer
      </Button>
    </li>
  )
}
