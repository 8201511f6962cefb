# Les mots du Seigneur du Jardin de glace. Les noms des régions, factions, unités, améliorations,
# actions et tuiles sont dans l’édition.

# Le matériel.
viper-gorge = Gorge de la vipère
neutral = nation neutre
nothing = rien
resource = { $kind ->
    [population] { $count ->
        [one] population
       *[other] populations
    }
    [gold] { $count ->
        [one] or
       *[other] ors
    }
   *[m_factor] { $count ->
        [one] facteur M
       *[other] facteurs M
    }
 }
cube = { $count ->
    [one] cube d’influence
   *[other] cubes d’influence
 }
unit = { $count ->
    [one] unité de niveau { $level }
   *[other] unités de niveau { $level }
 }

# D’où viennent les points.
part-battles = Combats
part-regions = Régions
trait-faction = Factions
victory = { $won ->
    [yes] Vous gagnez !
   *[no] { $count ->
        [one] { $winners } l’emporte.
       *[other] { $winners } l’emportent.
    }
 }

# Ce que l’on peut choisir.
option-place = Placer : { $region }
option-thorn = Planter Thorn : { $region }
option-advance = { $count ->
    [one] Avancer de { $count } heaume
   *[other] Avancer de { $count } heaumes
 }
option-order = Mettre le jeton d’ordre { $number } sur { $action }
option-plan = Un cube d’action sur { $action }
option-take = Prendre 1 { $resource }
option-exchange = Donner 2 { $give } contre 1 { $take }
option-give = Rendre un jeton du niveau { $level }
option-harvest = Récolter : { $resource }
option-move = Déplacer 1 { $troop } : { $from } → { $to }
option-march = Marcher : { $from } → { $to }
option-carry = { $count ->
    [0] Aucune ne part
    [one] { $count } part
   *[other] { $count } partent
 }
option-ferry = { $count ->
    [one] { $count } embarque ({ $region })
   *[other] { $count } embarquent ({ $region })
 }
option-shift = { $step ->
    [yes] Mener un jeton du niveau { $from } au niveau { $to }
   *[no] Déplacer du facteur M
 }
option-buy = { $upgrade } pour les unités de niveau { $level }, case { $slot }
option-summon = Invoquer des unités de niveau { $level }
option-spy = { $count ->
    [0] Laisser vides les têtes d’espion
   *[other] Épier { $upgrades }
 }
option-kill = Tuer 1 { $troop } ({ $region }, { $owner })
option-lose = Perdre une unité de niveau { $level }
option-capture = Capturer un cube { OF($faction) }
option-loot = { $leveled ->
    [yes] Piller 1 { $resource } du niveau { $level }
   *[no] Piller 1 { $resource }
 }
option-decline = S’en passer
option-done = Cela suffit
option-discard = Défausser un jeton Vuko contre 1 facteur M
option-rise = Monter en réputation
option-upgrade = Acheter une amélioration

# Ce qui est demandé.
ask-ChooseThorn = Dans quelle région plantez-vous Thorn ?
ask-FirstCube = Dans quelle région placez-vous votre premier cube d’influence ?
ask-SecondCube = Dans quelle autre région placez-vous votre second cube d’influence ?
ask-ReturnToMap = Vous avez trop peu de cubes sur la carte : où en vient-il un ?
ask-ChooseSteps = De combien avance votre marqueur d’initiative ?
ask-PlaceToken = Quel jeton d’ordre mettez-vous sur quelle action ?
ask-PlanCube = Où va votre prochain cube d’action ? Il vous en reste { $hand } à placer.
ask-ChooseBenefit = Que prenez-vous à la Gorge de la vipère ?
ask-GiveToken = De quel niveau rendez-vous un jeton facteur M ?
ask-PlaceInfluence = Où placez-vous un cube d’influence, pour 1 population sur { $population } ?
ask-PlaceAnother = Un autre cube d’influence, pour 1 population sur { $population } ?
ask-FirstStep = Quelle troupe déplacez-vous, pour 1 or sur { $gold } ?
ask-SecondStep = Un autre pas, pour 1 or sur { $gold } ?
ask-ChooseMarch = D’où à où marchent vos troupes, pour { $cost } populations ?
ask-CarryAlong = Combien { OF($troop) } partent ({ $from } → { $to }) ?
ask-ChooseShadow = Que demandez-vous à Ombre-Corbeau ?
ask-Make = Que créez-vous ? Tout rapproche la Neige morte.
ask-ShiftTokens = Quel jeton facteur M bouge ? { $left ->
    [one] Il reste { $left } pas.
   *[other] Il reste { $left } pas.
 }
ask-BuyUpgrade = Quelle amélioration achetez-vous, avec { $tokens ->
    [one] { $tokens } facteur M
   *[other] { $tokens } facteurs M
 } au niveau 0 ?
ask-SummonUnit = Où vient une unité de niveau { $level } ?
ask-ChooseSpies = Qu’épient vos Harasim pour cette manche ?
ask-SailAcross = Combien { OF($troop) } passent d’un Drakkar à l’autre ?
ask-UseSpeed = Quelle unité rapide bouge ?
ask-Strike = Qui vos crânes frappent-ils, pour { $attack } ors en tout ?
ask-LoseUnit = Vuko détruit l’une de vos unités ({ $region }) : laquelle ?
ask-ChooseFlight = Le serpent est là ({ $region }) : où fuit votre unité ?
ask-ChooseCapture = De qui votre Drakkar capture-t-il un cube ({ $region }) ?
ask-ChooseLoot = Que pillez-vous chez { $victim } ?
ask-Redistribute = La région est dévastée ({ $region }) : où va votre prochain cube ? { $left ->
    [one] C’est le dernier.
   *[other] Il en reste { $left }.
 }
ask-ChooseHarvest = Que récoltez-vous ({ $region }) ?

# Ce qui se passe.
event-plays_faction = { $me ->
    [yes] Vous jouez { $faction }.
   *[no] { $who } joue { $faction }.
 }
event-player_order = L’ordre est { $order }.
event-vuko_tiles = Tuiles Vuko au-dessus de la piste d’initiative : { $faces }.
event-thorn_placed = { $me ->
    [yes] Vous plantez Thorn ({ $region }).
   *[no] { $who } plante Thorn ({ $region }).
 }
event-tiles_revealed = Tuiles de score révélées ({ $regions }) : { $tiles }. Magie : { $magic }.
event-cube_placed = { $me ->
    [yes] Vous placez un cube d’influence ({ $region }).
   *[no] { $who } place un cube d’influence ({ $region }).
 }
event-neutrals_placed = Chaque région reçoit un cube neutre.
event-round_begins = La manche { $round } commence.
event-topped_up = { $me ->
    [yes] Vous avez trop peu de cubes sur la carte, et gagnez { $population } populations.
   *[no] { $who } a trop peu de cubes sur la carte, et gagne { $population } populations.
 }
event-advances = { $me ->
    [yes] Vous avancez à la case d’initiative { $space }.
   *[no] { $who } avance à la case d’initiative { $space }.
 }
event-turn_order = L’ordre du tour est { $order }.
event-red_ship = Le bateau rouge { $number } est atteint : les régions comptent cette manche.
event-tiles_active = Tuiles Vuko en vigueur : { $faces }.
event-order_token_placed = { $me ->
    [yes] Vous mettez le jeton d’ordre { $number } sur { $action }.
   *[no] { $who } met le jeton d’ordre { $number } sur { $action }.
 }
event-action_order = L’ordre des actions est { $actions }.
event-plans = { $me ->
    [yes] Vous placez un cube d’action : { $place }.
   *[no] { $who } place un cube d’action : { $place }.
 }
event-action_begins = { $me ->
    [yes] Votre cube : { $action }.
   *[no] Le cube { OF($who) } : { $action }.
 }
event-declines = { $me ->
    [yes] Vous reprenez votre cube : { $action }.
   *[no] { $who } reprend un cube : { $action }.
 }
event-takes = { $me ->
    [yes] Vous prenez 1 { $resource }.
   *[no] { $who } prend 1 { $resource }.
 }
event-exchanges = { $me ->
    [yes] Vous donnez 2 { $give } contre 1 { $take }.
   *[no] { $who } donne 2 { $give } contre 1 { $take }.
 }
event-pays = { $me ->
    [yes] Vous payez { $count } { $resource }.
   *[no] { $who } paie { $count } { $resource }.
 }
event-moves = { $me ->
    [yes] Vous déplacez { $count } { $troop } : { $from } → { $to }.
   *[no] { $who } déplace { $count } { $troop } : { $from } → { $to }.
 }
event-vuko_token_discarded = { $me ->
    [yes] Vous vous défaites d’un jeton Vuko.
   *[no] { $who } se défait d’un jeton Vuko.
 }
event-reputation_changes = { $me ->
    [yes] Votre réputation passe de { $from } à { $to }.
   *[no] La réputation { OF($who) } passe de { $from } à { $to }.
 }
event-dead_snow = La Neige morte arrive à { $space } sur { $limit }.
event-shifts_token = { $me ->
    [yes] Vous menez un jeton facteur M du niveau { $from } au niveau { $to }.
   *[no] { $who } mène un jeton facteur M du niveau { $from } au niveau { $to }.
 }
event-buys_upgrade = { $me ->
    [yes] Vous achetez { $upgrade } pour vos unités de niveau { $level }.
   *[no] { $who } achète { $upgrade } pour ses unités de niveau { $level }.
 }
event-summons = { $me ->
    [yes] Vous invoquez une unité de niveau { $level } ({ $region }).
   *[no] { $who } invoque une unité de niveau { $level } ({ $region }).
 }
event-spy_heads = { $me ->
    [yes] Vos Harasim ont épié { $upgrades }.
   *[no] Les Harasim { OF($who) } ont épié { $upgrades }.
 }
event-attacks = { $me ->
    [yes] Vous attaquez, pour { $gold } ors.
   *[no] { $who } attaque, pour { $gold } ors.
 }
event-kills = { $me ->
    [yes] Vous tuez 1 { $troop } ({ $region }, { $victim }) pour { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[no] { $who } tue 1 { $troop } ({ $region }, { $victim }) pour { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
 }
event-fallen_leave = Les attaques sont finies ; { $units ->
    [one] { $units } unité tombée quitte la carte.
   *[other] { $units } unités tombées quittent la carte.
 }
event-vuko_visits = { $region ->
    [none] Vuko cherche { $who } et ne trouve aucune région.
   *[other] Vuko visite { $who } ({ $region }).
 }
event-vuko_token = { $me ->
    [yes] Vous recevez un jeton Vuko : { $tokens } à présent.
   *[no] { $who } reçoit un jeton Vuko : { $tokens } à présent.
 }
event-vuko_destroys = { $me ->
    [yes] Vuko détruit votre unité de niveau { $level } ({ $region }).
   *[no] Vuko détruit une unité de niveau { $level } { OF($who) } ({ $region }).
 }
event-neutrals_follow = { $count ->
    [one] { $count } cube neutre suit Vuko ({ $to }).
   *[other] { $count } cubes neutres suivent Vuko ({ $to }).
 }
event-nightwalkers = { $me ->
    [yes] Les Marcheurs de la nuit prennent { $count } de vos cubes ({ $region }), et autant de jetons Vuko.
   *[no] Les Marcheurs de la nuit prennent { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } { OF($who) } ({ $region }), et autant de jetons Vuko.
 }
event-vuko_holds = { $me ->
    [yes] Vuko tient { $count } de vos cubes ({ $region }).
   *[no] Vuko tient { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } { OF($who) } ({ $region }).
 }
event-vuko_leaves = Des lances chassent Vuko du plateau.
event-absorbs = { $count ->
    [one] Thorn absorbe { $count } jeton de magie : { $total } en tout.
   *[other] Thorn absorbe { $count } jetons de magie : { $total } en tout.
 }
event-dominates = { $me ->
    [yes] Vous dominez
   *[no] { $who } domine
 } la région { $region } ({ $influence } ; neutres { $neutral }){ $tie ->
    [around] , l’égalité étant tranchée par l’influence dans les régions voisines.
    [reputation] , l’égalité étant tranchée par la réputation.
   *[none] .
 }
event-undominated = Nul ne domine la région { $region } ({ $influence } ; neutres { $neutral }).
event-darkness = Les Ténèbres tombent ({ $region }) : { $markers ->
    [one] { $markers } marqueur.
   *[other] { $markers } marqueurs.
 }
event-captures = { $me ->
    [yes] Vous capturez un cube { OF($victim) } ({ $region }) : { $total } au Jardin de glace.
   *[no] { $who } capture un cube { OF($victim) } ({ $region }) : { $total } au Jardin de glace.
 }
event-recruits = { $me ->
    [yes] Votre Faune recrute un cube ({ $region }).
   *[no] Le Faune { OF($who) } recrute un cube ({ $region }).
 }
event-loots = { $me ->
    [yes] Vous pillez 1 { $resource } à { $victim } ({ $region }).
   *[no] { $who } pille 1 { $resource } à { $victim } ({ $region }).
 }
event-pipes = { $me ->
    [yes] Vos Musiciens rapportent 1 population ({ $region }).
   *[no] Les Musiciens { OF($who) } rapportent 1 population ({ $region }).
 }
event-tower_built = Une tour rouge s’élève ({ $region }) : { $total } en tout.
event-sends_magic = Un jeton de magie part chez Thorn, face cachée ({ $from }).
event-devastates = Une région est dévastée ({ $region }) : { $total } en tout.
event-magic_moves = Un jeton de magie se déplace : { $from } → { $to }.
event-magic_income = { $me ->
    [yes] Vous gagnez { $count } { $count ->
        [one] facteur M
       *[other] facteurs M
    } par la magie ({ $region }).
   *[no] { $who } gagne { $count } { $count ->
        [one] facteur M
       *[other] facteurs M
    } par la magie ({ $region }).
 }
event-harvests = { $me ->
    [yes] Vous récoltez { $count } { $resource } ({ $region }).
   *[no] { $who } récolte { $count } { $resource } ({ $region }).
 }
event-scores = { $me ->
    [yes] Au { $place ->
        [1] premier
        [2] deuxième
       *[3] troisième
    } rang ({ $region }), vous marquez { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[no] Au { $place ->
        [1] premier
        [2] deuxième
       *[3] troisième
    } rang ({ $region }), { $who } marque { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
 }
event-thorn_reveals = { $count ->
    [one] { $count } jeton de magie est retourné chez Thorn.
   *[other] { $count } jetons de magie sont retournés chez Thorn.
 }
event-game_ends = { $how ->
    [goal] La partie finit. Objectifs atteints : { $goals }.
    [points] La partie finit : les points décident.
   *[other] La Neige morte est là : la partie finit aussitôt.
 }

# Au terminal.
legend = Signes
sign-tile = points selon le rang, récolte
sign-influence = influence de la place 0, qui domine
sign-cubes = cubes d’influence
sign-units = unités par niveau
sign-held = tenus par Vuko
sign-neutral = neutre
sign-magic = magie
sign-darkness = Ténèbres
sign-tower = tour rouge
sign-thorn = Thorn
sign-vuko = Vuko
sign-waste = dévastée
sign-red-ship = bateau rouge à venir
actions-title = Actions dans l’ordre ; sur chacune, le cube le plus à droite agit d’abord
to-place = À placer
tracks-title = Pistes
initiative = Initiative
order-is = Ordre du tour :
dead-snow = Neige morte
seat-head = Table
score-head = Points
population-head = Pop.
gold-head = Or
m-factor-head = M 0·I·II·III
supply-head = Cubes
vuko-head = Vuko
goal-head = But
faction-head = Faction
board-mine = Vos unités
board-of = Unités { OF($who) }
command-units = unités
help-units = les unités de chacun, et ce qu’elles font

# Sur la table.
table-map = Carte
table-actions = Actions
table-tracks = Pistes
table-own = Ma faction
table-outlook = En l’état
table-round = Manche { $round }
table-setup = Mise en place
table-over = La partie est finie
table-turn = { $me ->
    [yes] à vous
   *[no] à { $who }
 }
table-points = points
table-total = En tout

# La carte.
table-closed = hors jeu à cette table
table-devastated = dévastée
table-nobody = personne ne domine
table-dominates = { $me ->
    [yes] vous dominez
   *[no] { $who } domine
 }
table-tie-around = égalité tranchée par l’influence dans les régions voisines
table-tie-reputation = égalité tranchée par la réputation
table-neutral = { $count ->
    [one] { $count } cube neutre
   *[other] { $count } cubes neutres
 }
table-cubes = { $me ->
    [yes] { $count ->
        [one] { $count } de vos cubes
       *[other] { $count } de vos cubes
    }
   *[no] { $count ->
        [one] { $count } cube { OF($who) }
       *[other] { $count } cubes { OF($who) }
    }
 }
table-fallen = tombée, s’en va après les attaques
table-held = { $me ->
    [yes] Vuko tient { $count } de vos cubes
   *[no] Vuko tient { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } { OF($who) }
 }
table-tile = Tuile de score { $order } : { $points } points selon le rang, { $income } par ressource récoltée
table-thorn = Thorn : { $absorbed } magies absorbées, { $count } face cachée à côté
table-magic = { $count ->
    [one] { $count } jeton de magie
   *[other] { $count } jetons de magie
 }
table-darkness = Ténèbres : { $count } marqueurs sur { $most }
table-tower = tour rouge
table-vuko = Vuko
table-vuko-hint = Il rend visite à la pire réputation, apporte un jeton Vuko, détruit une unité et tient les cubes de sa région.
table-move = vers { $where }
table-march = depuis { $where }
table-snow = Neige morte { $space } sur { $limit }
table-snow-hint = Quand elle atteint sa limite, la partie finit aussitôt et la meilleure réputation gagne.

# Le métier des actions.
table-free-space = case libre
table-planned = { $me ->
    [yes] Votre cube sur { $action } : numéro { $turn } dans l’ordre
   *[no] { $who } sur { $action } : numéro { $turn } dans l’ordre
 }
table-offering = { $me ->
    [yes] { $count } de vos cubes d’influence sur la Gorge
   *[no] { $count } cubes d’influence { OF($who) } sur la Gorge
 }
table-order-token = Jeton d’ordre { $number }
table-hand = { $me ->
    [yes] { $count ->
        [one] { $count } cube d’action à placer
       *[other] { $count } cubes d’action à placer
    }
   *[no] { $who } : { $count ->
        [one] { $count } cube d’action à placer
       *[other] { $count } cubes d’action à placer
    }
 }
table-does-viper = Prendre 1 ressource, ou en donner 2 pareilles contre 1 autre.
table-does-influence = Placer jusqu’à 2 cubes d’influence là où vous avez de l’influence, 1 population chacun.
table-does-movement = Faire jusqu’à 2 pas avec vos troupes, 1 or chacun.
table-does-mountain = Pour { $cost ->
    [one] { $cost } population
   *[other] { $cost } populations
 }, mener des troupes d’une région vers n’importe quelle autre.
table-does-raven = Monter de { $rise } en réputation, ou défausser un jeton Vuko contre 1 facteur M.
table-does-making = Déplacer le facteur M de { $steps } pas au plus, améliorer, invoquer, une fois chacun ; la Neige morte avance d’un pas à chaque fois.

# Initiative.
table-initiative = Initiative : { $order }
table-space = Case { $number }, navire { $ship } : { $cubes } cubes d’action
table-red-ship = bateau rouge, les régions marquent
table-marker = { $me ->
    [yes] Vous, case { $number }
   *[no] { $who }, case { $number }
 }
table-preview = En l’état : { $order } ; { $cubes } cubes d’action pour vous.
table-tile-on = agit maintenant
table-tile-off = n’agit pas maintenant
table-fire-people = Quand Vuko quitte une région, ses cubes neutres le suivent.
table-whisperers = La Montagne vorace coûte 1 population de plus.
table-nightwalkers = Là où Vuko arrive, chacun perd autant de cubes qu’il a de jetons Vuko, et autant de jetons.
table-bears = Après chaque visite, la Neige morte avance d’un pas.
table-cyphral = Aucun facteur M gagné dans la région de Vuko, ni par la magie ni par la récolte.
table-snake = Toutes les unités de la région de Vuko fuient vers une région voisine.
table-raven-plan = Ombre-Corbeau ne fait plus monter la réputation.
table-spears = Vuko est hors du plateau et ne visite personne.

# Points, objectifs, réputation.
table-ends = { $left ->
    [0] Points et objectifs · plus de bateau rouge
    [one] Points et objectifs · { $left } bateau rouge à venir
   *[other] Points et objectifs · { $left } bateaux rouges à venir
 }
table-race = { $points } points sur { $most } · objectif { $done } sur { $goal }
table-goal-olaf = Olaf capture les cubes des autres pour le Jardin de glace, avec un Drakkar dans une région qu’il domine.
table-goal-pier = Les Musiciens de Pier envoient la magie à Thorn ; Thorn l’absorbe quand Pier domine sa région.
table-goal-ulrike = Ulrike bâtit une tour rouge dans chaque région qu’elle domine avec un Illuminé.
table-goal-callo = Callo dévaste des régions qu’elle domine : deux marqueurs Ténèbres et un Faune.
table-aim-olaf = Cubes capturés
table-aim-pier = Magie absorbée par Thorn
table-aim-ulrike = Tours rouges
table-aim-callo = Régions dévastées
table-reputation = Réputation
table-reputation-hint = Dans une pile, le plus bas est le meilleur. Chaque jeton Vuko compte contre vous quand la Neige morte finit la partie.
table-reputation-space = Réputation { $value }
table-reputation-of = { $me ->
    [yes] Vous : réputation { $value }, jetons Vuko { $tokens }
   *[no] { $who } : réputation { $value }, jetons Vuko { $tokens }
 }

# Plateaux de faction.
table-population = { $count ->
    [one] { $count } population
   *[other] { $count } populations
 }
table-gold = { $count ->
    [one] { $count } or
   *[other] { $count } ors
 }
table-m-factor = { $count ->
    [one] { $count } facteur M
   *[other] { $count } facteurs M
 }
table-supply = { $count ->
    [one] { $count } cube d’influence en réserve
   *[other] { $count } cubes d’influence en réserve
 }
table-vuko-tokens = { $count ->
    [one] { $count } jeton Vuko
   *[other] { $count } jetons Vuko
 }
table-level = Niveau { $level } : { $count } facteur M
table-step = { $up ->
    [yes] Un pas vers le haut depuis le niveau { $level }
   *[no] Un pas vers le bas depuis le niveau { $level }
 }
table-figures = { $count } sur { $most } en réserve
table-empty-slot = emplacement vide
table-buy = { $upgrade } à l’emplacement { $slot } pour { $price } facteur M
table-spy-heads = Espionné
table-worth = Influence { $count }.
table-speed = Vitesse { $count } : se déplace avant les attaques.
table-shield = Bouclier { $count } : écarte un coup.
table-attack = Attaque { $count } : un crâne pour l’attaque.
table-domination = Domination { $count } : autant d’influence en plus.
table-torment = Là où vous dominez : un marqueur Ténèbres.
table-enthral = Là où vous dominez : capture un cube adverse.
table-recruitment = Là où vous dominez : un cube de plus.
table-pillage = Là où vous dominez : prend une ressource aux autres présents.
table-piper = Là où vous dominez : 1 population.
table-transfer = Deux d’entre eux dans deux régions : des troupes naviguent de l’un à l’autre.
table-send = Là où vous dominez : envoie le jeton de magie à Thorn.
table-spy = Utilise les améliorations espionnées pour la manche.
table-builds = Là où vous dominez : bâtit une tour rouge.
table-devastates = Là où vous dominez : dévaste une région qui a deux marqueurs Ténèbres.

# En l’état.
table-if-now = Si la partie finissait maintenant
table-at-end = Comment la partie a fini
table-by-snow = Neige morte : réputation
table-by-goal = Objectif
table-by-points = Points
table-snow-wins = { $me ->
    [yes] Neige morte, à { $left } pas : vous gagneriez par la réputation.
   *[no] Neige morte, à { $left } pas : { $who } gagnerait par la réputation.
 }
table-goal-wins = { $me ->
    [yes] Votre objectif est rempli : vous gagneriez à la fin de la manche.
   *[no] L’objectif { OF($who) } est rempli : la victoire vient à la fin de la manche.
 }
table-goal-open = Aucun objectif n’est encore rempli.
table-points-wins = { $me ->
    [yes] { $most } points ou { $left ->
        [one] encore { $left } bateau rouge
       *[other] encore { $left } bateaux rouges
    } : vous gagneriez aux points.
   *[no] { $most } points ou { $left ->
        [one] encore { $left } bateau rouge
       *[other] encore { $left } bateaux rouges
    } : { $who } gagnerait aux points.
 }
table-if-scored = Si un bateau rouge était atteint maintenant
table-regions-at-end = Ce que valaient les régions à la fin

# Ce dont un jugement est fait, en chances et non en points.
worth-points = des points
worth-regions = de l’influence là où elle compte
worth-goods = des réserves
worth-plans = de quoi employer les cubes d’action
worth-attacks = des crânes à portée des autres
worth-name = une meilleure réputation
worth-goal = des pas vers l’objectif
