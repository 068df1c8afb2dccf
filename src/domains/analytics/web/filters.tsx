import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import type { FilterKind, Report, VisitFilter } from '../contract.ts'
import { filterName } from '../names.ts'
import { FILTER_KINDS } from './chosen-period.ts'
import styles from './filters.module.css'

interface FiltersProps {
  filter: VisitFilter
  /** Their display names, once the report has come. */
  names: Report['filters']
  remove: (kinds: readonly FilterKind[]) => void
}

/** The filters of the report, each removed by its button. */
export function Filters({ filter, names, remove }: FiltersProps) {
  const kinds = FILTER_KINDS.filter((kind) => filter[kind] !== undefined)
  const buttons = useRef<HTMLFieldSetElement>(null)

  /** The button that was pressed goes: the focus goes on to the next filter's, after the last one to the report. */
  function removeAt(index: number) {
    const others = [...buttons.current!.querySelectorAll<HTMLElement>('[data-filter]')]
    const next = others[index + 1] ?? others[index - 1]
    ;(next ?? document.getElementById('relatorio'))?.focus()
    remove([kinds[index]!])
  }
  function removeAll() {
    document.getElementById('relatorio')?.focus()
    remove(kinds)
  }
  return (
    <fieldset ref={buttons} className="row cluster gap-50 may-shrink no-padding no-border" aria-label="Filtros">
      {kinds.map((kind, index) => {
        const name = names.find((one) => one.kind === kind)?.name ?? `${filter[kind]}`
        return (
          <Button
            key={kind}
            variant="light"
            size="compact-sm"
            classNames={{ root: styles.filter ?? '', label: styles.label ?? '' }}
            rightSection={<IconX size={14} aria-hidden />}
            aria-label={`Remover o filtro ${filterName(kind)}: ${name}`}
            data-filter
            onClick={() => removeAt(index)}
          >
            {filterName(kind)}: {name}
          </Button>
        )
      })}
      {kinds.length > 1 && (
        <Button variant="subtle" size="compact-sm" onClick={removeAll}>
          Remover todos
        </Button>
      )}
    </fieldset>
  )
}
