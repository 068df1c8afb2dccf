"""A conta da bateria do sensor: quanto cada fase gasta, e quantos meses as pilhas duram."""

CAPACIDADE_MAH = 2600        # duas pilhas AA alcalinas em série, descarregadas devagar
APROVEITADA = 0.75           # o conversor elevador perde um quarto
AUTODESCARGA_ANO = 0.03
LEITURAS_POR_DIA = 96        # uma a cada 15 minutos

# (fase, corrente em mA, segundos por leitura)
FASES = [
    ("acordar e medir", 42.0, 1.60),
    ("transmitir", 120.0, 0.18),
    ("esperar comandos", 14.0, 2.00),
]
REPOUSO_MA = 0.050


def consumo_diario_mah() -> float:
    ativo = sum(corrente * segundos / 3600 for _, corrente, segundos in FASES)
    return REPOUSO_MA * 24 + ativo * LEITURAS_POR_DIA


if __name__ == "__main__":
    for fase, corrente, segundos in FASES:
        print(f"{fase:<22}{corrente * segundos / 3600 * LEITURAS_POR_DIA:8.3f} mAh por dia")
    print(f"{'repouso':<22}{REPOUSO_MA * 24:8.3f} mAh por dia")
    diario = consumo_diario_mah() + CAPACIDADE_MAH * AUTODESCARGA_ANO / 365
    meses = CAPACIDADE_MAH * APROVEITADA / diario / 30.4
    print(f"{'duração':<22}{meses:8.0f} meses")
