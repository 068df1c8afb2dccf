// What the statements that fill a database are made of.
/** People of the staff: user 1 is the administrator. */
export const PEOPLE = 10

/** A word of which a third of all texts have one, one that few have, and one of 100 rows in both. */
export const COMMON = 'orçamento'
export const RARE = 'rebimboca'

const FIRST = "(array['Ana','Bruno','Célia','Davi','Elisa','Fábio','Gilda','Heitor','Inês','João'])"
export const LAST = "(array['Prado','Campos','Lopes','Araújo','Moura','Pires','Souza'])"
export const TRADE =
  "(array['Padaria','Oficina','Ateliê','Serralheria','Farmácia','Escola','Clínica','Gráfica','Tornearia'])"
export const WORK =
  "(array['Site','Placa','Painel','Aplicativo','Impressora','Sensor','Relatório','Catálogo','Integração'])"
export const of = (list: string, n: string) => `${list}[1 + (${n}) % array_length(${list}, 1)]`
export const person = (n: string) => `${of(FIRST, n)} || ' ' || ${of(LAST, `${n} / 10`)} || ' ' || ${n}`
/** Common in a third of the rows, rare in the last hundred. */
export const word = (n: string, all: string) =>
  `case when ${n} > ${all} - 100 then ' rebimboca' else '' end || case when ${n} % 3 = 0 then ' orçamento' else '' end`
/** A moment of the last years, the last row the newest. */
export const moment = (n: string, all: string, years: number) =>
  `date_trunc('milliseconds', now() - (${all} - ${n} + 1) * interval '${years * 365} days' / ${all}::float8)`
