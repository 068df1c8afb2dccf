import { PLATFORMS, type Platform } from '../../project.ts'
import { FileRow, FilesHint } from './file-row.tsx'
import type { FilesSectionProps } from './sale-section.tsx'
import { FormSection } from './section.tsx'

const LABELS: Record<Platform, string> = {
  generic: 'Qualquer sistema',
  embarked: 'Firmware',
  ios: 'iOS',
  android: 'Android',
  windows: 'Windows',
  mac: 'macOS',
  linux: 'Linux',
}

/** The open downloads, one file for each platform; only if the project is for download. */
export function DownloadsSection({ form, project, files }: FilesSectionProps) {
  if (!form.useWatchValue('is_download')) return null
  return (
    <FormSection id="downloads" hint="Abertos a quem visita a página do projeto.">
      <div className="stack">
        {PLATFORMS.map((platform) => (
          <FileRow
            key={platform}
            id={project?.id}
            slot={platform}
            label={LABELS[platform]}
            stored={project?.files?.[platform]}
            files={files}
          />
        ))}
      </div>
      <FilesHint files={files} />
    </FormSection>
  )
}
