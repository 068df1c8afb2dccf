import { Checkbox, Radio, Stack } from '@mantine/core'
import { brl } from '#money.ts'
import type { Offered } from '../../exchange-schemas.ts'

interface TakenItemsProps {
  offered: readonly Offered[]
  /** Places of those that were taken. */
  taken: readonly number[]
  onTake: (taken: number[]) => void
}

/** What the client took of the items to choose: optional ones each by itself, of alternatives exactly one. */
export function TakenItems({ offered, taken, onTake }: TakenItemsProps) {
  const optional = offered.filter(({ kind }) => kind === 'optional')
  const sets = Map.groupBy(
    offered.filter(({ kind }) => kind === 'alternative'),
    ({ name }) => name,
  )
  const without = (places: readonly Offered[]) => taken.filter((place) => !places.some((one) => one.place === place))
  const chosen = (items: readonly Offered[]) => items.map(({ place }) => place).filter((place) => taken.includes(place))
  return (
    <>
      {[...sets].map(([name, items]) => (
        <Radio.Group
          key={name}
          label={name}
          value={String(chosen(items)[0] ?? '')}
          onChange={(place) => onTake([...without(items), Number(place)])}
        >
          <Stack gap="xs">
            {items.map((item) => (
              <Radio key={item.place} value={String(item.place)} label={itemText(item)} />
            ))}
          </Stack>
        </Radio.Group>
      ))}
      {optional.length > 0 && (
        <Checkbox.Group
          label="Opcionais aceitos"
          value={chosen(optional).map(String)}
          onChange={(places) => onTake([...without(optional), ...places.map(Number)])}
        >
          <Stack gap="xs">
            {optional.map((item) => (
              <Checkbox key={item.place} value={String(item.place)} label={itemText(item)} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </>
  )
}

const itemText = ({ description, total }: Offered) => `${description.split('\n')[0]}, ${brl(total)}`
