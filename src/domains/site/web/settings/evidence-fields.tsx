import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { EVIDENCE_KINDS, FEWEST_CASES, isSayable } from '../../evidence.ts'
import { figureOf, periodOf } from '../parts/evidence-texts.ts'
import type { SectionFieldsProps } from './sections.ts'

/** Which figures the site shows, each with what is counted now. */
export function EvidenceFields({ form }: SectionFieldsProps<'evidence'>) {
  const counted = useQuery(query.site.countedEvidence.queryOptions())
  const figures = counted.data?.data

  function describe(kind: (typeof EVIDENCE_KINDS)[number]): string {
    const figure = figures?.find((one) => one.kind === kind)
    if (!figures) return ''
    if (!figure || figure.cases === 0) return `Nada contado ainda. Aparece a partir de ${FEWEST_CASES} casos.`
    const said = `${figureOf(figure)}, ${periodOf(figure)}.`
    if (isSayable(figure)) return said
    return figure.cases < FEWEST_CASES
      ? `${said} Aparece a partir de ${FEWEST_CASES} casos.`
      : `${said} Aparece quando nove de cada dez couberem no prazo.`
  }

  return (
    <>
      {EVIDENCE_KINDS.map((kind) => (
        <Checkbox key={form.key(`value.${kind}`)} description={describe(kind)} {...form.field(`value.${kind}`)} />
      ))}
      {!figures && (
        <QueryState
          query={counted}
          failed="O que foi contado não veio"
          loading={<LoadingRows rows={2} height={28} label="Carregando o que foi contado…" />}
        />
      )}
      <p className="narrow soft">
        O programa conta sozinho, a cada hora, do que já guarda, sem citar ninguém. Um dia útil são nove horas, das 9 às
        18 h, de segunda a sexta, menos feriados nacionais.
      </p>
    </>
  )
}
