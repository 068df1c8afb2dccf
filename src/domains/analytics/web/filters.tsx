import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { FilterKind, Report, VisitFilter } from '../contract.ts'
import { filterName } from '../names.ts'
import { FILTER_KINDS } from './chosen-period.ts'

interface FiltersProps {
  filter: VisitFilter
  /** Their display names, once the report has come. */
  names: Report['filters']
  remove: (kinds: readonly FilterKind[]) => void
}

/** The filters of the report, each removed by its button. */
export function Filters({ filter, names, remove }: FiltersProps) {
  const kinds = FILTER_KINDS.filter((kind) => filter[kind] !== undefined)
  return (
    <fieldset className="row cluster gap-50 may-shrink no-padding no-border" aria-label="Filtros">
      {kinds.map((kind) => {
        const name = names.find((one) => one.kind === kind)?.name ?? `${filter[kind]}`
        return (
          <Button
            key={kind}
            variant="light"
            size="compact-sm"
            rightSection={<IconX size={14} aria-hidden />}
            aria-label={`Tirar o filtro ${filterName(kind)}: ${name}`}
            onClick={() => remove([kind])}
          >
            {filterName(kind)}: {name}
          </Button>
        )
      })}
      {kinds.length > 1 && (
        <Button variant="subtle" size="compact-sm" onClick={() => remove(kinds)}>
          Tirar todos
        </Button>
      )}
    </fieldset>
  )
}
