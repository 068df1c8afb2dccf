import { groupedMoney } from '#money.ts'
import { wholeNumber } from '#ui/formats.ts'
import rows from '#ui/workbench/records/rows.module.css'
import { centsOf } from '../parts/money-text.ts'
import styles from './year.module.css'

interface ProjectListProps {
  /** The largest first; decimal texts. */
  projects: readonly { project_id: number; project: string; income: string; expenses: string; count: number }[]
}

/** What came in and went out for each project; what is of none is in no row. */
export const ProjectList = ({ projects }: ProjectListProps) => (
  <table className={`${rows.rows} ${styles.projects}`}>
    <thead>
      <tr>
        <th scope="col">Projeto</th>
        <th scope="col">Entradas (R$)</th>
        <th scope="col">Saídas (R$)</th>
        <th scope="col">Sobra (R$)</th>
      </tr>
    </thead>
    <tbody>
      {projects.map(({ project_id, project, income, expenses, count }) => (
        <tr key={project_id}>
          <th scope="row">
            {project || 'Sem título'} <small className="soft tabular">{wholeNumber(count)}</small>
          </th>
          <td className="tabular nowrap">{groupedMoney(centsOf(income))}</td>
          <td className="tabular nowrap">{groupedMoney(centsOf(expenses))}</td>
          <td className="tabular nowrap">{groupedMoney(centsOf(income) - centsOf(expenses))}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
