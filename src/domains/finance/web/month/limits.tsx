import { ActionIcon, Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useNarrower } from '#client/page/use-narrower.ts'
import { nowMs } from '#clock.ts'
import { dayOf } from '#time.ts'
import { plural } from '#ui/formats.ts'
import type { MonthLimit, MonthLimits } from '../../categories-contract.ts'
import { money } from '../parts/money-text.ts'
import { LimitBar, Rest } from './limit-bar.tsx'
import { LimitDialog } from './limit-dialog.tsx'
import styles from './limits.module.css'

/** Categories that are shown until all are asked for: on a phone fewer, above the entries that one came for. */
const SHOWN = 6
const SHOWN_ON_PHONE = 3

interface LimitsProps {
  limits: MonthLimits
  /** YYYY-MM. */
  month: string
  /** Whether the owner of each is named. */
  isTeam: boolean
}

/**
 * The month's categories against what they may spend. Nothing where none has a limit, and none spent something that could
 * get one: what a month that has passed was to spend does not change.
 */
export function Limits({ limits: { categories, ...sums }, month, isTeam }: LimitsProps) {
  const heading = useId()
  const [showsAll, setAll] = useState(false)
  const isPhone = useNarrower('40em')
  const most = isPhone ? SHOWN_ON_PHONE : SHOWN
  const [showsOthers, setOthers] = useState(false)
  const [edited, edit] = useState<MonthLimit>()
  const section = useRef<HTMLElement>(null)
  const saved = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once what was saved is shown
  useEffect(() => {
    if (saved.current === undefined) return
    focusCategory(section.current, saved.current)
    saved.current = undefined
  }, [categories])
  const today = dayOf(nowMs())
  const isPast = month < today.slice(0, 7)
  const limited = categories.filter(({ monthly_limit }) => monthly_limit !== null)
  const others = isPast ? [] : categories.filter(({ monthly_limit }) => monthly_limit === null)
  if (limited.length + others.length === 0) return null
  const nameOf = ({ category, owner }: MonthLimit) => (isTeam ? `${category} · ${owner}` : category)
  return (
    <section ref={section} className="stack gap-75 tabular" aria-labelledby={heading}>
      <header className="row cluster gap-50">
        <h2 id={heading} className="subheading" tabIndex={-1}>
          Metas do mês
        </h2>
        {limited.length > 0 && (
          <p className="row cluster gap-25 soft">
            {money(sums.spent)} de {money(sums.monthly_limit)}, <Rest {...sums} />
          </p>
        )}
      </header>
      {limited.length === 0 && (
        <p className="soft">Nenhuma meta ainda: diga quanto cada categoria pode gastar por mês.</p>
      )}
      {limited.length > 0 && (
        <ul className={`stack bare-list ${styles.list}`}>
          {limited.slice(0, showsAll ? undefined : most).map((one) => (
            <li key={one.id} className="row align-center may-shrink">
              <LimitBar limit={one} name={nameOf(one)} month={month} today={today} />
              {!isPast && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Mudar a meta de ${nameOf(one)}`}
                  aria-haspopup="dialog"
                  data-category={one.id}
                  onClick={() => edit(one)}
                >
                  <IconPencil size={16} aria-hidden />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="row cluster gap-50">
        {limited.length > most && (
          <Button variant="default" size="compact-sm" aria-expanded={showsAll} onClick={() => setAll(!showsAll)}>
            {showsAll ? 'Mostrar menos' : `Mostrar as ${limited.length}`}
          </Button>
        )}
        {others.length > 0 && (
          <Button
            variant="default"
            size="compact-sm"
            aria-expanded={showsOthers}
            onClick={() => setOthers(!showsOthers)}
          >
            {limited.length === 0 ? 'Definir metas' : `Sem meta: ${plural(others.length, 'categoria', 'categorias')}`}
          </Button>
        )}
      </div>
      {showsOthers && others.length > 0 && (
        <ul className="row cluster bare-list gap-50" aria-label="Categorias sem meta">
          {others.map((one) => (
            <li key={one.id}>
              <Button
                variant="default"
                size="compact-sm"
                aria-haspopup="dialog"
                data-category={one.id}
                aria-label={`Definir a meta de ${nameOf(one)}: ${money(one.spent)} no mês`}
                onClick={() => edit(one)}
              >
                {nameOf(one)} <span className={`soft regular ${styles.spent}`}>{money(one.spent)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <LimitDialog
        edited={edited}
        name={edited && nameOf(edited)}
        onClose={() => edit(undefined)}
        onSaved={(id) => {
          saved.current = id
        }}
      />
    </section>
  )
}

/**
 * The list is ordered anew by what was saved: the focus stays at the category, else at the heading, unless somebody has gone
 * on meanwhile.
 */
function focusCategory(section: HTMLElement | null, id: number) {
  const at = document.activeElement
  const isFree = at === null || at === document.body || section?.contains(at) || at.closest('[role="dialog"]')
  if (isFree) (section?.querySelector<HTMLElement>(`[data-category="${id}"]`) ?? section?.querySelector('h2'))?.focus()
}
