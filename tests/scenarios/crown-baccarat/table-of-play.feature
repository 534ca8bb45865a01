Feature: When a third card is drawn
  Table 1 is the Player's. Table 2 is the Banker's: a line for each count of the Banker hand, and in it a cell for each
  value of the third card that the Player drew, or for none. Every cell that a coup can come to is played here.

  Background:
    Given the game is crown-baccarat/traditional

  Rule: Table 1, when neither hand has a natural

    Scenario Outline: The Player draws on <count>
      When the cards are <first> 7H <second> KD 2C
      Then the Player hand draws [Table 1; 9.5; 9.5.1]

      Examples:
        | count | first | second |
        | 0     | TS    | KS     |
        | 1     | AS    | KS     |
        | 2     | AS    | AC     |
        | 3     | 6S    | 7S     |
        | 4     | 4S    | KS     |
        | 5     | 9S    | 6S     |

    Scenario Outline: The Player stands on <count>
      When the cards are <first> 7H <second> KD
      Then the Player hand stands [Table 1; 9.5; 9.5.2]

      Examples:
        | count | first | second |
        | 6     | 2S    | 4S     |
        | 7     | 8S    | 9S     |

  Rule: Table 2, when the Player stands

    Scenario Outline: The Banker draws on <count> when the Player stands
      When the cards are 6S <first> KS KD 2C
      Then the Banker hand draws [Table 2; 9.6; 9.6.1]

      Examples:
        | count | first |
        | 0     | TH    |
        | 1     | AH    |
        | 2     | 2H    |
        | 3     | 3H    |
        | 4     | 4H    |
        | 5     | 5H    |

    Scenario Outline: The Banker stands on <count> when the Player stands
      When the cards are 7S <first> KS KD
      Then the Banker hand stands [Table 2; 9.6; 9.6.2]

      Examples:
        | count | first |
        | 6     | 6H    |
        | 7     | 7H    |

  Rule: Table 2, when the Player draws

    Scenario Outline: The Banker on <count> draws against <third>
      When the cards are KS <first> QH KD <third> 2D
      Then the Banker hand draws [Table 2; 9.6; 9.6.1]

      Examples: The Banker on nothing
        | count | first | third |
        | 0     | TH    | TC    |
        | 0     | TH    | AC    |
        | 0     | TH    | 2C    |
        | 0     | TH    | 3C    |
        | 0     | TH    | 4C    |
        | 0     | TH    | 5C    |
        | 0     | TH    | 6C    |
        | 0     | TH    | 7C    |
        | 0     | TH    | 8C    |
        | 0     | TH    | 9C    |

      Examples: The Banker on one
        | count | first | third |
        | 1     | AH    | JC    |
        | 1     | AH    | AC    |
        | 1     | AH    | 2C    |
        | 1     | AH    | 3C    |
        | 1     | AH    | 4C    |
        | 1     | AH    | 5C    |
        | 1     | AH    | 6C    |
        | 1     | AH    | 7C    |
        | 1     | AH    | 8C    |
        | 1     | AH    | 9C    |

      Examples: The Banker on two
        | count | first | third |
        | 2     | 2H    | QC    |
        | 2     | 2H    | AC    |
        | 2     | 2H    | 2C    |
        | 2     | 2H    | 3C    |
        | 2     | 2H    | 4C    |
        | 2     | 2H    | 5C    |
        | 2     | 2H    | 6C    |
        | 2     | 2H    | 7C    |
        | 2     | 2H    | 8C    |
        | 2     | 2H    | 9C    |

      Examples: The Banker on three
        | count | first | third |
        | 3     | 3H    | KC    |
        | 3     | 3H    | AC    |
        | 3     | 3H    | 2C    |
        | 3     | 3H    | 3C    |
        | 3     | 3H    | 4C    |
        | 3     | 3H    | 5C    |
        | 3     | 3H    | 6C    |
        | 3     | 3H    | 7C    |
        | 3     | 3H    | 9C    |

      Examples: The Banker on four
        | count | first | third |
        | 4     | 4H    | 2C    |
        | 4     | 4H    | 3C    |
        | 4     | 4H    | 4C    |
        | 4     | 4H    | 5C    |
        | 4     | 4H    | 6C    |
        | 4     | 4H    | 7C    |

      Examples: The Banker on five
        | count | first | third |
        | 5     | 5H    | 4C    |
        | 5     | 5H    | 5C    |
        | 5     | 5H    | 6C    |
        | 5     | 5H    | 7C    |

      Examples: The Banker on six
        | count | first | third |
        | 6     | 6H    | 6C    |
        | 6     | 6H    | 7C    |

    Scenario Outline: The Banker on <count> stands against <third>
      When the cards are KS <first> QH KD <third>
      Then the Banker hand stands [Table 2; 9.6; 9.6.2]

      Examples: The Banker on three
        | count | first | third |
        | 3     | 3H    | 8C    |

      Examples: The Banker on four
        | count | first | third |
        | 4     | 4H    | TC    |
        | 4     | 4H    | JC    |
        | 4     | 4H    | QC    |
        | 4     | 4H    | KC    |
        | 4     | 4H    | AC    |
        | 4     | 4H    | 8C    |
        | 4     | 4H    | 9C    |

      Examples: The Banker on five
        | count | first | third |
        | 5     | 5H    | JC    |
        | 5     | 5H    | AC    |
        | 5     | 5H    | 2C    |
        | 5     | 5H    | 3C    |
        | 5     | 5H    | 8C    |
        | 5     | 5H    | 9C    |

      Examples: The Banker on six
        | count | first | third |
        | 6     | 6H    | QC    |
        | 6     | 6H    | AC    |
        | 6     | 6H    | 2C    |
        | 6     | 6H    | 3C    |
        | 6     | 6H    | 4C    |
        | 6     | 6H    | 5C    |
        | 6     | 6H    | 8C    |
        | 6     | 6H    | 9C    |

      Examples: The Banker on seven
        | count | first | third |
        | 7     | 7H    | KC    |
        | 7     | 7H    | AC    |
        | 7     | 7H    | 2C    |
        | 7     | 7H    | 3C    |
        | 7     | 7H    | 4C    |
        | 7     | 7H    | 5C    |
        | 7     | 7H    | 6C    |
        | 7     | 7H    | 7C    |
        | 7     | 7H    | 8C    |
        | 7     | 7H    | 9C    |
