import { Button } from '@mantine/core'
import records from '#ui/workbench/records/list.module.css'
import type { Sum } from '../../budget-schemas.ts'
import { WAITS, type Waits } from '../../waits.ts'

const LABELS: Readonly<Record<Waits, string>> = {
  us: 'Por nós',
  client: 'Pelo cliente',
  going: 'Em andamento',
  closed: 'Fechados',
}

interface WaitsButtonsProps {
  /** Undefined where they are not reckoned. */
  sums: Readonly<Record<Waits, Sum>> | undefined
  chosen: Waits | undefined
  onChoose: (waits: Waits | undefined) => void
}

/** Narrows the list to those who are waited for, or shows all of it. */
export function WaitsButtons({ sums, chosen, onChoose }: WaitsButtonsProps) {
  const all = sums && WAITS.reduce((total, one) => total + sums[one].count, 0)
  const look = (isChosen: boolean) =>
    ({ variant: isChosen ? 'light' : 'default', size: 'compact-sm', radius: 'xl', 'aria-pressed': isChosen }) as const
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={`row gap-50 scrolls-sideways ${records.chips}`} role="group" aria-label="Por quem se espera">
      <Button {...look(chosen === undefined)} onClick={() => onChoose(undefined)}>
        Tudo {all}
      </Button>
      {WAITS.map((one) => (
        <Button key={one} {...look(chosen === one)} onClick={() => onChoose(chosen === one ? undefined : one)}>
          {LABELS[one]} {sums?.[one].count}
        </Button>
      ))}
    </div>
  )
}
