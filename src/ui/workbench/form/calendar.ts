import '@mantine/dates/styles.css'
import 'dayjs/locale/pt-br'

/** Brazilian format and labels of Mantine's calendars. */
export const CALENDAR = {
  locale: 'pt-br',
  firstDayOfWeek: 0,
  valueFormat: 'DD/MM/YYYY',
  ariaLabels: {
    monthLevelControl: 'Escolher o mês',
    yearLevelControl: 'Escolher o ano',
    previousMonth: 'Mês anterior',
    nextMonth: 'Próximo mês',
    previousYear: 'Ano anterior',
    nextYear: 'Próximo ano',
    previousDecade: 'Década anterior',
    nextDecade: 'Próxima década',
  },
} as const
