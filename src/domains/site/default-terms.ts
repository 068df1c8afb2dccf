const termsWith = (correction: string) => `1. O prazo de entrega conta a partir da aprovação e do pagamento da entrada.
2. O preço inclui o que está descrito nos itens. O que for pedido além disso vira um novo orçamento, combinado antes de ser feito.
3. Duas rodadas de ajustes estão incluídas em cada entrega.
4. O código, os desenhos e os arquivos passam a ser do cliente com o último pagamento.
5. Corrigimos sem custo, por ${correction} depois da entrega, o que não funcionar como combinado.
6. Parcelas atrasadas têm multa de 2% e juros de 1% ao mês. Depois de 15 dias de atraso o trabalho para até o acerto.
7. O que um lado contar ao outro em confiança fica em sigilo, durante o trabalho e depois dele.`

/** The terms of new quotes until the owner writes their own, in Markdown: what the law asks for, and no more. */
export const TERMS = termsWith('90 dias')

/** Those of the example company, which corrects for as long as its site says. */
export const DEMO_TERMS = termsWith('24 meses')
