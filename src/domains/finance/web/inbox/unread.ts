import type { WaitingReceipt } from '../../inbox-contract.ts'

/** Why a receipt has no amount, for who must fill it in; undefined for one that has, and for an event. */
export function whyUnread({ kind, amount }: Pick<WaitingReceipt, 'kind' | 'amount'>): string | undefined {
  if (amount !== null) return undefined
  switch (kind) {
    case 'event':
      return undefined
    case 'pdf':
      return 'O texto deste PDF não diz um valor que se possa confiar: preencha você.'
    case 'picture':
      return 'Uma foto é guardada, não lida: preencha você.'
    case 'xml':
      return 'Não é XML de NF-e, NFC-e, CT-e nem NFS-e nacional, ou passa de 5 MB: está guardado, preencha você.'
    case 'other':
      return 'O programa guarda este arquivo, e não o lê: preencha você.'
    default:
      return 'A nota não diz o valor: preencha você.'
  }
}
