import { DateInput, type DateInputProps, DatesProvider } from '@mantine/dates'
import { useState } from 'react'
import { nowMs } from '#clock.ts'
import { dayOf, parseTypedDay } from '#time.ts'
import { noDayText, readTypedDay, type YearChoice } from '#typed-day.ts'
import { CALENDAR } from './calendar.ts'
import { useUnreadable } from './use-unreadable.ts'

/** Without weekend days, whose red is reserved for errors. */
const SETTINGS = { locale: CALENDAR.locale, firstDayOfWeek: CALENDAR.firstDayOfWeek, weekendDays: [] }

interface DayInputProps extends DateInputProps, Pick<YearChoice, 'near' | 'isYearForward'> {
  /** What is said of a day before the first or after the last that may be chosen. */
  outside?: string
}

/**
 * A day, selected or typed as 30/11/2026; as 30/11, +3 or hoje it is read once the field is left, or by Enter. Its value is
 * YYYY-MM-DD, or null. Text that is no day stays, and is said to be none; the form is not submitted with it.
 */
export function DayInput({
  value: given,
  defaultValue = null,
  near,
  isYearForward,
  outside = 'Esta data não pode ser escolhida aqui.',
  error,
  onChange,
  onBlur,
  onInput,
  onKeyDown,
  ...props
}: DayInputProps) {
  const [own, setOwn] = useState(defaultValue)
  const value = given === undefined ? own : given
  const [isOpen, setOpen] = useState(false)
  /** As typed, until a day is chosen in another way. */
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setTyped('')
  }
  const { minDate, maxDate } = props
  const year = {
    ...{ today: dayOf(nowMs()), near, isYearForward },
    ...{ min: minDate && dayOf(minDate), max: maxDate && dayOf(maxDate) },
  }
  const problem = problemOf(typed, year, outside)
  const unreadable = useUnreadable(problem)
  function set(day: string | null) {
    setTyped('')
    setOwn(day)
    onChange?.(day)
  }
  /** What is typed as '30/11' is a day once it is all there. */
  function keep() {
    const day = problem === undefined && typed.trim() ? readTypedDay(typed, year) : null
    if (day) set(day)
    unreadable.leave()
  }
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
        value={value}
        error={unreadable.error ?? error}
        fixOnBlur={problem === undefined}
        onInput={(event) => {
          onInput?.(event)
          setTyped(event.currentTarget.value)
          unreadable.enter()
        }}
        onBlur={(event) => {
          keep()
          onBlur?.(event)
        }}
        onKeyDown={(event) => {
          const isSave = (event.ctrlKey || event.metaKey) && event.key === 's'
          if (isSave || (event.key === 'Enter' && !event.nativeEvent.isComposing)) keep()
          onKeyDown?.(event)
        }}
        onChange={set}
      />
    </DatesProvider>
  )
}

/** What is wrong with a typed day; undefined for none. */
function problemOf(typed: string, year: YearChoice, outside: string) {
  if (typed.trim() === '') return undefined
  const day = readTypedDay(typed, year)
  if (!day) return noDayText(typed)
  const isOutside = (year.min && day < year.min) || (year.max && day > year.max)
  return isOutside ? outside : undefined
}
