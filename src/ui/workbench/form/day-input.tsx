import { DateInput, type DateInputProps, DatesProvider } from '@mantine/dates'
import { useState } from 'react'
import { dayOf, parseTypedDay } from '#time.ts'
import { CALENDAR } from './calendar.ts'
import { useUnreadable } from './use-unreadable.ts'

/** Without weekend days, whose red is reserved for errors. */
const SETTINGS = { locale: CALENDAR.locale, firstDayOfWeek: CALENDAR.firstDayOfWeek, weekendDays: [] }

/**
 * A day, selected or typed as 30/11/2026. Its value is YYYY-MM-DD, or null. Text that is no day stays, and is said to be
 * none; the form is not submitted with it.
 */
export function DayInput({ value, error, onChange, onBlur, onInput, ...props }: DateInputProps) {
  const [isOpen, setOpen] = useState(false)
  /** As typed, until a day is chosen in another way. */
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setTyped('')
  }
  const problem = problemOf(typed, props)
  const unreadable = useUnreadable(problem)
  /** The calendar, which would cover what is said of the text. */
  const isClosed = unreadable.error !== undefined || props.readOnly === true || props.disabled === true
  return (
    <DatesProvider settings={SETTINGS}>
      <DateInput
        valueFormat={CALENDAR.valueFormat}
        dateParser={parseTypedDay}
        placeholder="dd/mm/aaaa"
        clearable
        clearButtonProps={{ 'aria-label': 'Limpar a data' }}
        previousLabel="Mês anterior"
        nextLabel="Próximo mês"
        popoverProps={{
          width: 'auto',
          onOpen: () => setOpen(true),
          onClose: () => setOpen(false),
          disabled: isClosed,
        }}
        // Escape closes the calendar, not the dialog around the field.
        data-mantine-stop-propagation={isOpen && !isClosed}
        {...props}
        {...unreadable.field}
        {...(value !== undefined && { value })}
        error={unreadable.error ?? error}
        fixOnBlur={problem === undefined}
        onInput={(event) => {
          onInput?.(event)
          setTyped(event.currentTarget.value)
          unreadable.enter()
        }}
        onBlur={(event) => {
          onBlur?.(event)
          unreadable.leave()
        }}
        onChange={(day) => {
          setTyped('')
          onChange?.(day)
        }}
      />
    </DatesProvider>
  )
}

/** What is wrong with a typed day; undefined for none. */
function problemOf(typed: string, { minDate, maxDate }: Pick<DateInputProps, 'minDate' | 'maxDate'>) {
  if (typed.trim() === '') return undefined
  const day = parseTypedDay(typed)
  if (!day) return 'Use uma data como 30/11/2026.'
  const isOutside = (minDate && day < dayOf(minDate)) || (maxDate && day > dayOf(maxDate))
  return isOutside ? 'Esta data não pode ser escolhida aqui.' : undefined
}
