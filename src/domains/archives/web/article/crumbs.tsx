import { Link } from '@tanstack/react-router'
import css from './crumbs.module.css'

/** The way here. */
export const ArticleCrumbs = ({ title }: { title: string }) => (
  <nav className={css.crumbs} aria-label="Caminho">
    <ol>
      <li>
        <Link to="/" activeOptions={{ exact: true }}>
          inicio
        </Link>
      </li>
      <li>
        <Link to="/archive">arquivos</Link>
      </li>
      <li className={css.here} aria-current="page">
        {title}
      </li>
    </ol>
  </nav>
)
