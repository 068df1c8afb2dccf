import { Button, Checkbox, Kbd, Select } from '@mantine/core'
import { brl } from '#money.ts'
import { day } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import type { CashCurve } from '../../cash.ts'
import styles from './cash.module.css'
import type { Try, useTries } from './use-tries.ts'

interface SwitchesProps {
  shown: readonly Try[]
  tries: ReturnType<typeof useTries>
  /** What else can be put on another day. */
  rest: readonly Try[]
  /** How many more there are that are not shown. */
  more: number
  onMore: () => void
  plain: CashCurve
  curve: CashCurve
}

/** What would change the curve, to be turned on and off: nothing of it is stored. */
export function Switches({ shown, tries, rest, more, onMore, plain, curve }: SwitchesProps) {
  const { on, flip, setDay, clear } = tries
  return (
    <section className={`stack content-start pad-75 ${styles.switches}`} aria-labelledby="mexe">
      <h2 id="mexe">O que mexe</h2>
      {shown.length === 0 && <p className="soft">Nada atrasado, nada a comprar e nenhum orçamento enviado.</p>}
      {shown.map((one, index) => (
        <div
          className={`stack align-start line-above ${styles.switch}`}
          key={one.id}
          data-on={on.has(one.id) || undefined}
        >
          <Checkbox
            checked={on.has(one.id)}
            onChange={() => flip(one)}
            label={one.label}
            description={one.note}
            classNames={{ body: styles.box ?? '', labelWrapper: styles.label ?? '' }}
          />
          {index < 9 && (
            <Kbd className={styles.key ?? ''} aria-hidden>
              {index + 1}
            </Kbd>
          )}
          {on.has(one.id) && one.day !== undefined && (
            <DayInput
              className={styles.day ?? ''}
              size="xs"
              aria-label={`Dia: ${one.label}`}
              clearable={false}
              value={on.get(one.id) ?? null}
              onChange={(chosen) => chosen && setDay(one.id, chosen)}
            />
          )}
        </div>
      ))}
      <div className={`stack items-start gap-25 pad-50 ${styles.tools}`}>
        {more > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={onMore}>
            Mostrar mais {more}
          </Button>
        )}
        {rest.length > 0 && (
          <Select
            size="xs"
            aria-label="Mudar o dia de outra conta"
            placeholder="Mudar o dia de outra conta"
            searchable
            limit={50}
            value={null}
            data={rest
              .filter(({ id }) => !on.has(id))
              .map(({ id, label, note }) => ({ value: id, label: `${label}, ${note}` }))}
            nothingFoundMessage="Nada com este nome"
            onChange={(id) => {
              const found = rest.find((one) => one.id === id)
              if (found) flip(found)
            }}
          />
        )}
      </div>
      <dl className={`stack pad-60 tabular ${styles.result}`} aria-live="polite">
        <dt>Menor ponto{on.size > 0 && ', como está'}</dt>
        <dd>{brl(plain.lowest.low)}</dd>
        {on.size > 0 && (
          <>
            <dt>
              com {plural(on.size, 'mudança', 'mudanças')}, em {day(curve.lowest.day)}
            </dt>
            <dd className={curve.lowest.low < 0 ? 'error' : undefined}>{brl(curve.lowest.low)}</dd>
          </>
        )}
        <dt>Fim das 13 semanas</dt>
        <dd>{brl(curve.days.at(-1)!.balance)}</dd>
      </dl>
      {on.size > 0 && (
        <Button className={styles.clear ?? ''} variant="subtle" size="compact-sm" onClick={clear}>
          Como está
        </Button>
      )}
      <p className="soft tiny">Parcela vencida só conta depois de prometida. Orçamento sem aceite não conta.</p>
    </section>
  )
}
