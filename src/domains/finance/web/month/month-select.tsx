import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { monthLabel } from '../../finance.ts'
import styles from './month.module.css'

interface MonthSelectProps {
  /** The month that is shown, YYYY-MM. */
  month: string
  /** The months with entries, newest first. */
  months: readonly string[]
  onChoose: (month: string) => void
}

/** Chooses one of the months that have entries. The chosen one is there also where it has none. */
export function MonthSelect({ month, months, onChoose }: MonthSelectProps) {
  const shown = months.includes(month) ? months : [...months, month].toSorted().toReversed()
  const at = shown.indexOf(month)
  const [newer, older] = [shown[at - 1], shown[at + 1]]
  return (
    <div className={`row gap-25 ${styles.months}`}>
      <Step label="Mês anterior" to={older} icon={IconChevronLeft} onChoose={onChoose} />
      <NativeSelect
        aria-label="Mês"
        data={shown.map((value) => ({ value, label: capitalised(monthLabel(value)) }))}
        value={month}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
      <Step label="Próximo mês" to={newer} icon={IconChevronRight} onChoose={onChoose} />
    </div>
  )
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

interface StepProps extends Pick<MonthSelectProps, 'onChoose'> {
  label: string
  /** The month it goes to; undefined at the end. */
  to: string | undefined
  icon: typeof IconChevronLeft
}

/** Goes to the month beside. It keeps the focus at the end, so that the next press does not begin anew. */
const Step = ({ label, to, icon: Icon, onChoose }: StepProps) => (
  <ActionIcon
    variant="default"
    size="lg"
    aria-label={label}
    data-disabled={to === undefined || undefined}
    aria-disabled={to === undefined}
    onClick={() => to !== undefined && onChoose(to)}
  >
    <Icon size={18} aria-hidden />
  </ActionIcon>
)
