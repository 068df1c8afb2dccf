/** A screen that is not built yet. */
interface Coming {
  title: string
  /** One sentence: what the screen will be for. */
  text: string
}

/** The workbench's screens still to come, by path. A line goes when its domain arrives. */
const COMING: Readonly<Record<string, Coming>> = {
  '/dashboard/financial-report': {
    title: 'Financeiro',
    text: 'Aqui vão ficar as entradas e as saídas do mês, e o que sobra entre elas.',
  },
}

/** The screen to come at that path; undefined where none ever will. */
export const comingAt = (pathname: string): Coming | undefined => COMING[pathname.replace(/\/+$/, '')]
