import { downloadPath, PLATFORMS, type Platform } from '../../project.ts'
import type { ShownProject } from '../parts/load-project.ts'

/** Names of the platforms on their buttons and in structured data. */
const NAMES: Record<Platform, { label: string; system: string }> = {
  generic: { label: 'Baixar', system: 'Any' },
  embarked: { label: 'Baixar o firmware', system: 'Firmware' },
  ios: { label: 'Baixar para iOS', system: 'iOS' },
  android: { label: 'Baixar para Android', system: 'Android' },
  windows: { label: 'Baixar para Windows', system: 'Windows' },
  mac: { label: 'Baixar para macOS', system: 'macOS' },
  linux: { label: 'Baixar para Linux', system: 'Linux' },
}

/** The open downloads of a project; none if it is not for download. */
export function shownPlatforms(project: ShownProject) {
  if (!project.is_download) return []
  const { pc, ...others } = project.link_download
  const links: Record<Platform, string> = { ...others, ...pc }
  return PLATFORMS.filter((platform) => links[platform]).map((platform) => ({
    platform,
    ...NAMES[platform],
    // Not the link itself: for staff that is the storage key.
    href: downloadPath(project, platform),
    /** In bytes; undefined if unknown. */
    size: project.sizes[platform],
    /** E.g. ZIP; '' if unknown. */
    kind: project.kinds[platform] ?? '',
  }))
}
