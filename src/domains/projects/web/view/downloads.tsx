import { fileSize } from '#file-size.ts'
import { DownloadIcon } from '#ui/public/icons.tsx'
import type { ShownProject } from '../parts/load-project.ts'
import styles from './downloads.module.css'
import { shownPlatforms } from './platforms.ts'

/** A link for each platform that has a file. */
export function ProjectDownloads({ project }: { project: ShownProject }) {
  const platforms = shownPlatforms(project)
  if (platforms.length === 0) return null
  return (
    <section className={styles.downloads} aria-labelledby="baixar">
      <h2 id="baixar">Download</h2>
      <ul>
        {platforms.map(({ platform, label, href, size, kind }) => (
          <li key={platform}>
            {/* Not the router's `Link`: it is a file. */}
            <a className="button quiet" href={href} download>
              <DownloadIcon />
              {label}
              <span className={styles.size}>
                {[kind, size !== undefined && fileSize(size)].filter(Boolean).join(', ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
