import { api } from '#client/api.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'
import type { ArchiveFields } from '../../archive-fields.ts'

type Shown = Pick<ArchiveFields, 'markdown' | 'image' | 'image_archive'>

/** Says which pictures and films of an article that visitors see, or will, are not there: it is saved all the same. */
export async function tellMissingPictures(article: Shown) {
  const missing = await findMissing(article).catch(() => [])
  if (missing.length === 0) return
  const [text, advice] =
    missing.length === 1
      ? ['O artigo mostra um arquivo que falta.', 'Envie-o, ou confira o nome.']
      : ['O artigo mostra arquivos que faltam.', 'Envie-os, ou confira os nomes.']
  notifyError(text, `Não há arquivo em ${missing.join(', ')}. ${advice}`)
}

/** The addresses of uploads that an article shows, and that answer that there is nothing. */
async function findMissing({ markdown, image, image_archive }: Shown) {
  const html = /!\[|<(img|video)/i.test(markdown) ? (await api.archives.preview({ markdown })).data.html : ''
  const shown = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img, video, source')
  const addresses = [image, image_archive, ...[...shown].map((media) => media.getAttribute('src') ?? '')]
  const uploads = [...new Set(addresses)].filter((address) => address.startsWith('/uploads/'))
  const answers = await Promise.all(uploads.map((address) => fetch(address, { method: 'HEAD' })))
  return uploads.filter((_, place) => answers[place]?.status === 404).map((address) => address.replaceAll('%20', ' '))
}
