import { Link } from '@tanstack/react-router'
import { TRADE_NAMES, TRADE_SLUGS } from '#domains/site/trades.ts'
import { monthSpan } from '#time.ts'
import { technologiesOf } from '../../technologies.ts'
import type { ShownProject } from '../parts/load-project.ts'
import styles from './data-sheet.module.css'

/** The sheet of data beside the text: what the project's form says, or else what its other fields know. */
export function DataSheet({ project }: { project: ShownProject }) {
  return (
    <aside className={styles.sheet} aria-label="Ficha do projeto">
      <dl className="small line-below">
        <div className="line-above">
          <dt className="soft">Área</dt>
          <dd className="strong break-anywhere">
            <Link to="/areas/$area" params={{ area: TRADE_SLUGS[project.trade] }} activeProps={{}}>
              {TRADE_NAMES[project.trade]}
            </Link>
          </dd>
        </div>
        {rowsOf(project).map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same
          <div key={index} className="line-above">
            <dt className="soft break-anywhere">{label}</dt>
            <dd className="strong break-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

function rowsOf({ sheet, date_project_init, date_project_end, resum, is_outsourced }: ShownProject) {
  const typed = sheet.filter(({ label, value }) => label || value)
  const known = [
    { label: date_project_end ? 'Feito' : 'Em andamento', value: monthSpan(date_project_init, date_project_end) },
    { label: 'Com quê', value: technologiesOf(resum.tecnologi).join(', ') },
    { label: 'Execução', value: is_outsourced ? 'de parceiros' : '' },
  ]
  return typed.length > 0 ? typed : known.filter(({ value }) => value)
}
