import { Chip, Group, NumberInput, Select, Text } from '@mantine/core'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import type { EventFields } from '../../event-schemas.ts'
import { FREQUENCIES, type RuleDay, WEEKDAYS, type WeekdayName } from '../../rule.ts'
import styles from './form.module.css'
import { DayField } from './moment-fields.tsx'
import {
  dayInMonth,
  describeRule,
  FREQUENCY_LABELS,
  nthDayText,
  type RuleChoice,
  toChoice,
  toRule,
  UNITS,
  WEEKDAY_LABELS,
} from './rule-choice.ts'

/** How often an event repeats, and from when to when. */
export function RepeatFields({ form }: { form: RecordFields<EventFields> }) {
  const rule = form.useWatchValue('rule')
  const start = form.useWatchValue('start_date').slice(0, 10)
  const choice = toChoice(rule, start)
  const set = (next: Partial<RuleChoice>) => choice && form.setFieldValue('rule', toRule({ ...choice, ...next }, start))
  return (
    <div className={`stack gap-90 one-column may-shrink ${styles.group}`}>
      {choice ? (
        <>
          <Group gap="sm" align="end" wrap="nowrap">
            <Select
              className="grow"
              label={form.labelOf('rule')}
              data={FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABELS[value] }))}
              value={choice.freq}
              onChange={(freq) => freq && set({ freq, weekdays: [], monthly: 'day' })}
            />
            <NumberInput
              w="8.5rem"
              label="A cada"
              min={1}
              max={999}
              clampBehavior="strict"
              allowDecimal={false}
              allowNegative={false}
              suffix={` ${UNITS[choice.freq][choice.interval === 1 ? 0 : 1]}`}
              value={choice.interval}
              onChange={(interval) => typeof interval === 'number' && interval >= 1 && set({ interval })}
            />
          </Group>
          {choice.freq === 'WEEKLY' && (
            <Chip.Group
              multiple
              value={[...choice.weekdays]}
              onChange={(days) => set({ weekdays: days as WeekdayName[] })}
            >
              <Group className={styles.weekdays ?? ''} role="group" aria-label="Dias da semana">
                {WEEKDAYS.map((day) => (
                  <Chip key={day} value={day} size="xs" aria-label={WEEKDAY_LABELS[day][1]}>
                    {WEEKDAY_LABELS[day][0]}
                  </Chip>
                ))}
              </Group>
            </Chip.Group>
          )}
          {choice.freq === 'MONTHLY' && (
            <Select
              aria-label="Em que dia do mês"
              data={monthlyOptions(start, choice)}
              value={choice.monthly}
              onChange={(monthly) =>
                set({
                  monthly: monthly as RuleChoice['monthly'],
                  ...(monthly === 'clamped' && { clamped: clampedOf(start, choice) }),
                })
              }
            />
          )}
          {choice.freq === 'YEARLY' && (isLeapDay(start) || choice.monthly === 'clamped') && (
            <Select
              aria-label="Em que dia do ano"
              data={yearlyOptions(start)}
              value={choice.monthly}
              onChange={(monthly) => set({ monthly: monthly as RuleChoice['monthly'] })}
            />
          )}
        </>
      ) : (
        <Text size="sm">
          {describeRule(rule) ? (
            <>Repete {describeRule(rule)}.</>
          ) : (
            <>
              Repete por uma regra de outro programa: <code>{rule}</code>
            </>
          )}
        </Text>
      )}
      <div className={`stack align-start gap-75 ${styles.pair}`}>
        <DayField form={form} name="repeat_star_date" />
        <DayField form={form} name="repeat_end_date" placeholder="Sem fim" />
      </div>
    </div>
  )
}

/** From the 29th on: the day on which a month that is shorter has its last one instead; undefined for none. */
const clampedOf = (start: string, { clamped }: RuleChoice) =>
  clamped ?? (Number(start.slice(8)) > 28 ? Number(start.slice(8)) : undefined)

/** How a month repeats from that start, and what the rule says where that is no day of the start. */
function monthlyOptions(start: string, choice: RuleChoice) {
  const clamped = clampedOf(start, choice)
  const kept = [
    ...(clamped
      ? [
          {
            value: 'clamped',
            label: clamped === 31 ? 'No último dia do mês' : `No dia ${clamped}, ou no último do mês`,
          },
        ]
      : []),
    ...(choice.other ? [{ value: 'other', label: labelOf(choice.other) }] : []),
  ]
  if (start.length < 10) return [{ value: 'day', label: 'No mesmo dia' }, ...kept]
  const day = Number(start.slice(8))
  return [
    { value: 'day', label: day > 28 ? `No dia ${day} (pula os meses sem ele)` : `No dia ${day}` },
    { value: 'nth', label: labelOf(dayInMonth(start, false)) },
    { value: 'last', label: labelOf(dayInMonth(start, true)) },
    ...kept,
  ]
}

const isLeapDay = (day: string) => day.endsWith('-02-29')

/** How a year repeats from that start. */
const yearlyOptions = (start: string) => [
  { value: 'day', label: isLeapDay(start) ? 'Em 29/02 (pula os anos sem ele)' : 'No mesmo dia' },
  { value: 'clamped', label: 'No último dia de fevereiro' },
]

/** 'Na 4ª terça-feira', 'No último sábado'. */
const labelOf = (day: RuleDay) => (nthDayText(day) ?? '').replace(/^n/, 'N')
