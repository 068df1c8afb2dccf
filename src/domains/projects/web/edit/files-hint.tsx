import { fileSize } from '#file-size.ts'
import type { ProjectFiles } from './use-project-files.ts'

/** A hint below the rows for files: their largest size, or that the project must be saved first. */
export const FilesHint = ({ files: { ready, limit } }: { files: ProjectFiles }) => (
  <p className="soft">
    {ready
      ? `Arquivos de qualquer tipo${limit === undefined ? '' : `, até ${fileSize(limit)} cada`}. São guardados na hora do envio.`
      : 'Salve o projeto primeiro; depois os arquivos podem ser enviados.'}
  </p>
)
