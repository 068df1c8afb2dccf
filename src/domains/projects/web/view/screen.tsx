import { getRouteApi, Link } from '@tanstack/react-router'
import { bindWords } from '#fixed-spaces.ts'
import { brl } from '#money.ts'
import { uploadedPicture } from '#pictures/uploaded-picture.ts'
import { monthSpan } from '#time.ts'
import { Prose } from '#ui/prose/prose.tsx'
import { Crumbs } from '#ui/public/crumbs.tsx'
import { PrintedFrom } from '#ui/public/printed-from.tsx'
import type { AroundProject } from '../../contract.ts'
import { projectPath, shownPrice, soldName } from '../../project.ts'
import { technologiesOf } from '../../technologies.ts'
import { isShown, type ShownProject } from '../parts/load-project.ts'
import { ProjectPicture } from '../parts/project-picture.tsx'
import { Comparison } from './comparison.tsx'
import { DataSheet } from './data-sheet.tsx'
import { DrawingSheet } from './drawing-sheet.tsx'
import { ProjectEnd } from './end.tsx'
import { galleryOf, headImage } from './media.ts'
import { Photo } from './photo.tsx'
import styles from './screen.module.css'
import { ProjectSide } from './side.tsx'
import { useReadMark } from './use-read-mark.ts'
import { ProjectVideos } from './videos.tsx'

const root = getRouteApi('__root__')

/** Longest title in the large size, in characters. */
const LONG_TITLE = 60

/** A project's page. */
export function ProjectView({ project, around }: { project: ShownProject; around: AroundProject }) {
  const { id, title, trade, details } = project
  const isDrawn = isShown(project.drawing)
  const article = useReadMark(project.drawing.marks.length)
  return (
    <div className="page">
      <PrintedFrom path={projectPath(project)} />
      <Crumbs list={{ to: '/projects', label: 'projetos' }} title={title} />
      <article ref={article}>
        <header className={`stack ${isDrawn ? styles.drawn : styles.head}`}>
          <ProjectIntro project={project} />
          {isDrawn ? (
            <DrawingSheet project={project} />
          ) : (
            <ProjectPicture id={id} trade={trade} image={headImage(project)} shape="head" priority />
          )}
        </header>
        <div className={`stack parts-may-shrink ${styles.body}`}>
          <DataSheet project={project} />
          <div className={styles.text}>
            {details.title && details.title !== title && <h2 className={styles.heading}>{details.title}</h2>}
            <Prose html={details.html} />
            <ProjectVideos project={project} />
            <ProjectGallery pictures={galleryOf(project)} title={title} />
          </div>
          <ProjectSide project={project} />
        </div>
        <Comparison project={project} />
        <Photo project={project} />
      </article>
      <ProjectEnd around={around} />
    </div>
  )
}

/** The title, description, technologies, dates and price. */
function ProjectIntro({ project }: { project: ShownProject }) {
  const { id, title, resum, is_public, is_sale, is_sketch, is_outsourced } = project
  const { modules_off } = root.useLoaderData()
  // Its own staff are told what is stored, also where nothing is sold.
  const isSold = is_sale && !modules_off.includes('sales')
  const price = shownPrice(project)
  const sold = soldName(project)
  const lacking = lackText(project)
  const technologies = technologiesOf(resum.tecnologi)
  const span = monthSpan(project.date_project_init, project.date_project_end)
  const facts = [
    span && `${project.date_project_end ? 'Feito' : 'Em andamento'} ${span}`,
    is_outsourced && 'com execução de parceiros',
    is_sketch && 'ainda um esboço',
  ].filter(Boolean)
  return (
    <div className={`may-shrink ${styles.intro}`}>
      {!is_public && <p className="small strong below-100 accent">Rascunho: só a equipe vê esta página.</p>}
      <h1 className={`display break-anywhere ${title.length > LONG_TITLE ? styles.long : ''}`}>{bindWords(title)}</h1>
      <div className={styles.rest}>
        {resum.description && (
          <p className="soft larger break-anywhere above-125 narrower lines-145">{bindWords(resum.description)}</p>
        )}
        {technologies.length > 0 && (
          <ul className={`small cluster gap-50 medium bare-list above-150 ${styles.tags}`} aria-label="Tecnologias">
            {technologies.map((name) => (
              <li className="break-anywhere wash rounded" key={name}>
                {name}
              </li>
            ))}
          </ul>
        )}
        {facts.length > 0 && <p className="small soft above-125">{sentence(facts.join(', '))}</p>}
        {isSold && (
          <p className={`row cluster above-200 ${styles.sale}`}>
            <Link className="button" to="/details-sale/$id" params={{ id: String(id) }}>
              Comprar
            </Link>
            {price && (
              <span>
                {sold && <span className="soft small block">{sold}</span>}
                <span className={`tight ${styles.price}`}>{brl(price)}</span>
              </span>
            )}
            {lacking && (
              <span className="soft small">
                {lacking}: <Link to="/contact">peça por mensagem</Link>.
              </span>
            )}
          </p>
        )}
      </div>
    </div>
  )
}

/** Why a product cannot be bought yet; undefined where it can. Without a price a plan may be all that is charged. */
function lackText({ sale_lacks, plan }: ShownProject) {
  if (sale_lacks.includes('price') && plan === 'none') return 'O preço está em preparo'
  return sale_lacks.includes('file') ? 'O arquivo está em preparo' : undefined
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** Further pictures of a project, not cropped. */
function ProjectGallery({ pictures, title }: { pictures: string[]; title: string }) {
  if (pictures.length === 0) return null
  return (
    <section className={`stack gap-150 ${styles.gallery}`} aria-label="Imagens">
      {pictures.map((src, index) => {
        const upload = uploadedPicture(src)
        return (
          <img
            className="full-width sheet rounded"
            key={src}
            src={src}
            srcSet={upload?.srcSet}
            sizes={upload ? '(min-width: 60rem) 44rem, 100vw' : undefined}
            width={upload?.width ?? 640}
            height={upload?.height ?? 480}
            alt={`${title}, imagem ${index + 2}`}
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
          />
        )
      })}
    </section>
  )
}
