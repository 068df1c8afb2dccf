import { pictureSource } from '#pictures/picture-source.ts'
import { uploadedPicture } from '#pictures/uploaded-picture.ts'
import { Drawing } from '#ui/public/drawing.tsx'
import { useBroken } from '#ui/public/use-broken.ts'
import type { ShownProject } from '../parts/load-project.ts'
import { ProjectPicture } from '../parts/project-picture.tsx'
import styles from './drawing-sheet.module.css'
import { Marks } from './marks.tsx'

/** The drawing that a project's page opens on, with its numbers and what they mean. */
export function DrawingSheet({ project }: { project: ShownProject }) {
  const { id, title, trade, drawing, details } = project
  const src = pictureSource(drawing.image)
  const { isBroken, ...watched } = useBroken(src)
  const upload = uploadedPicture(src)
  // Its numbers would point at nothing.
  if (!drawing.svg && (src === '' || isBroken))
    return <ProjectPicture id={id} trade={trade} image={details.image} shape="video" priority />
  const linked = numbersOf(details.html.html)
  return (
    <figure className={`clipped rounded drawing ${styles.sheet}`}>
      <div className={`stack one-column ${styles.view}`}>
        {drawing.svg ? (
          <Drawing svg={drawing.svg} alt={drawing.alt || `Desenho de ${title}`} className={styles.drawing} />
        ) : (
          <img
            {...watched}
            src={src}
            srcSet={upload?.srcSet}
            sizes="100vw"
            width={upload?.width ?? 1200}
            height={upload?.height ?? 800}
            alt={drawing.alt || `Desenho de ${title}`}
            fetchPriority="high"
            referrerPolicy="no-referrer"
          />
        )}
        <Marks marks={drawing.marks} ratio={drawingRatio(drawing)} linked={linked} target />
      </div>
      {drawing.marks.some(({ label }) => label) && (
        <figcaption>
          <ol className={`stack above-125 small bare-list ${styles.legend}`}>
            {drawing.marks.map(({ label }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: its place is its number
              <li key={index}>
                <LegendEntry number={index + 1} label={label} linked={linked.has(index + 1)} />
              </li>
            ))}
          </ol>
        </figcaption>
      )}
    </figure>
  )
}

function LegendEntry({ number, label, linked }: { number: number; label: string; linked: boolean }) {
  const inside = (
    <>
      <b className="flex-none accent tabular">{number}</b>
      <span className="break-anywhere">{label}</span>
    </>
  )
  return linked ? <a href={`#parte-${number}`}>{inside}</a> : <span>{inside}</span>
}

/** Height of a drawing by its width. A picture of another site is given 3:2. */
export function drawingRatio({ svg, image }: ShownProject['drawing']): number {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg?.html ?? '') ?? []
  const size = svg ? { width: Number(width), height: Number(height) } : uploadedPicture(image)
  return size && size.width > 0 && size.height > 0 ? size.height / size.width : 2 / 3
}

/** The numbers that a text leads from. */
export const numbersOf = (html: string): ReadonlySet<number> =>
  new Set(Array.from(html.matchAll(/id="parte-(\d+)"/g), ([, number]) => Number(number)))
