import { Link } from '@tanstack/react-router'
import { OutwardIcon } from '#ui/public/icons.tsx'
import type { ShownProject } from '../parts/load-project.ts'
import { ProjectDownloads } from './downloads.tsx'
import styles from './side.module.css'

/** Beside the text: downloads, the external link, and a note about data protection and ethics. */
export const ProjectSide = ({ project }: { project: ShownProject }) => (
  <aside className={styles.side} aria-label="Sobre este projeto">
    <ProjectDownloads project={project} />
    {project.link_external && <OutsideLink link={project.link_external} />}
    <section className={styles.note} aria-labelledby="seguranca">
      <h2 id="seguranca">Segurança de dados e ética</h2>
      <p>
        Cada projeto guarda só os dados que precisa, e os do cliente são do cliente. Como isso é feito, e a quem
        recorrer, está na página de <Link to="/legal-compliance">Ética e Compliance</Link>.
      </p>
    </section>
  </aside>
)

function OutsideLink({ link }: { link: string }) {
  const name = URL.canParse(link) ? new URL(link).host.replace(/^www\./, '') : link
  return (
    <p>
      <a className={styles.outside} href={link} rel="noopener">
        <span>
          Página do projeto em <strong>{name}</strong>
        </span>
        <OutwardIcon />
      </a>
    </p>
  )
}
