import { Link } from '@tanstack/react-router'
import { fileSize } from '#file-size.ts'
import { Drawing } from '#ui/public/drawing.tsx'
import { DownloadIcon, OutwardIcon } from '#ui/public/icons.tsx'
import type { ShownProject } from '../parts/load-project.ts'
import { drawingRatio, numbersOf } from './drawing-sheet.tsx'
import { Marks } from './marks.tsx'
import { shownPlatforms } from './platforms.ts'
import styles from './side.module.css'

/** Beside the text: downloads, the external link, and a note about data protection and ethics. */
export const ProjectSide = ({ project }: { project: ShownProject }) => (
  <aside className={`stack content-start one-column ${styles.side}`} aria-label="Sobre este projeto">
    <ProjectDownloads project={project} />
    {project.link_external && <OutsideLink link={project.link_external} />}
    <section className={`pad-top-125 ${styles.note}`} aria-labelledby="seguranca">
      <h2 className="subheading" id="seguranca">
        Segurança de dados e ética
      </h2>
      <p className="above-75 soft">
        Cada projeto guarda só os dados que precisa, e os do cliente são do cliente. Como isso é feito, e a quem
        recorrer, está na página de <Link to="/legal-compliance">Ética e Compliance</Link>.
      </p>
    </section>
    <DrawingBeside project={project} />
  </aside>
)

/** A small copy of the drawing, which stays in view beside the text: where both fit, and the text leads to it. */
function DrawingBeside({ project: { drawing, details } }: { project: ShownProject }) {
  const linked = numbersOf(details.html.html)
  if (!drawing.svg || linked.size === 0) return null
  const ratio = drawingRatio(drawing)
  return (
    <div className={`drawing rounded not-printed ${styles.beside}`}>
      <Drawing svg={drawing.svg} alt="" />
      <Marks marks={drawing.marks} ratio={ratio} linked={linked} />
    </div>
  )
}

function OutsideLink({ link }: { link: string }) {
  const name = URL.canParse(link) ? new URL(link).host.replace(/^www\./, '') : link
  return (
    <p>
      <a
        className={`row space-between gap-100 break-anywhere undecorated lines-around ${styles.outside}`}
        href={link}
        rel="noopener"
      >
        <span>
          Página do projeto em <strong className="strong">{name}</strong>
        </span>
        <OutwardIcon />
      </a>
    </p>
  )
}

/** A link for each platform that has a file. */
function ProjectDownloads({ project }: { project: ShownProject }) {
  const platforms = shownPlatforms(project)
  if (platforms.length === 0) return null
  return (
    <section className={`not-printed ${styles.downloads}`} aria-labelledby="baixar">
      <h2 className="subheading" id="baixar">
        Download
      </h2>
      <ul className="stack gap-60 one-column bare-list above-100">
        {platforms.map(({ platform, label, href, size, kind }) => (
          <li key={platform}>
            {/* Not the router's `Link`: it is a file. */}
            <a className="button quiet full-width break-anywhere" href={href} download>
              <DownloadIcon />
              {label}
              <span className="small push regular tabular">
                {[kind, size !== undefined && fileSize(size)].filter(Boolean).join(', ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
