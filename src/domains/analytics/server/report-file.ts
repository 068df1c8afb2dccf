import type { Context } from '#platform/context.ts'
import { sendRows } from '#platform/csv.ts'
import { day } from '#time.ts'
import type { Report, ReportInput } from '../contract.ts'
import { filterName } from '../names.ts'
import { reportViews } from './report.ts'

/** The report as one CSV table; the first column names the list of each row. */
export async function sendReport(context: Context, input: ReportInput): Promise<File> {
  const report = await reportViews(context, input)
  return sendRows(context, `visitas-${report.period.from}-a-${report.period.to}.csv`, tabulate(report))
}

function tabulate({ filters, days, pages, archives, referrers, campaigns, devices }: Report) {
  const named = (part: string, rows: { name: string; views: number }[]) =>
    rows.map(({ name, views }) => [part, '', name, views, '', ''])
  return [
    ['Parte', 'Data', 'Nome', 'Visitas', 'Visitantes', 'Curtidas'],
    ...filters.map(({ kind, name }) => ['Filtrado por', '', `${filterName(kind)}: ${name}`, '', '', '']),
    ...days.map(({ dia, views, visitors }) => ['Dia', day(dia), '', views, visitors, '']),
    ...named('Página', pages),
    ...archives.map(({ title, views, likes }) => ['Artigo', '', title, views, '', likes ?? '']),
    ...named('Origem', referrers),
    ...named('Campanha', campaigns),
    ...named('Aparelho', devices),
  ]
}
