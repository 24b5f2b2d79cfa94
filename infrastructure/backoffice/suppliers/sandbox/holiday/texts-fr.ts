/** What the operators write of their packages in French. */
import type { CatalogueTexts } from './catalogue-row.ts';

export const frenchTexts: CatalogueTexts = {
  lists: {
    'Flights as listed': 'Les vols indiqués',
    Flights: 'Les vols',
    'Rooms as named, or alike': 'Les chambres indiquées ou similaires',
    'All drives in an air-conditioned car with its driver': 'Tous les trajets en voiture climatisée avec chauffeur',
    'Entrances and activities as listed': 'Les entrées et activités indiquées',
    'Meals as listed': 'Les repas indiqués',
    'A tour leader with the group': 'Un accompagnateur avec le groupe',
    'Anything of a personal kind, tips': 'Les dépenses personnelles et les pourboires',
    'Travel insurance and, abroad, the visa': 'L’assurance voyage et, à l’étranger, le visa',
    'Meals that are not listed': 'Les repas non indiqués',
    'The Tourism Dirham, paid at the hotels': 'Le Tourism Dirham, à payer dans les hôtels',
  },
  packages: {
    'kerala-hills-backwaters': {
      name: 'Kerala, collines et backwaters',
      days: `
Arrivée à Kochi | Fort Kochi à pied, les filets de pêche au coucher du soleil. | Soirée de kathakali
Vers Munnar par les collines aux épices | Quatre heures de route, deux cascades en chemin. | Jardin d’épices
Le thé et le parc national | Une fabrique de thé le matin, Eravikulam l’après-midi. | Musée du thé; Parc d’Eravikulam
Descente vers les backwaters | Par la route jusqu’à Alappuzha, en bateau avant le coucher du soleil. | Bateau sur les backwaters, trois heures
Le long de la côte jusqu’à Kovalam | La plage du phare ; après-midi libre. | Massage ayurvédique
Retour de Thiruvananthapuram | En voiture jusqu’à l’aéroport. |`,
    },
    'rajasthan-forts-lakes': {
      name: 'Rajasthan, forts et lacs',
      days: `
Arrivée à Jaipur | Les bazars de la vieille ville le soir. | Dîner au village de Chokhi
Amber et la ville rose | Amber en jeep, l’observatoire et le palais. | Fort d’Amber; Palais de la ville
Vers Jodhpur | Cinq heures de route. Mehrangarh au-dessus de la ville bleue. | Mehrangarh
Ranakpur sur la route d’Udaipur | Le temple de marbre, puis la descente vers les lacs. | Temple de Ranakpur
Udaipur en bateau | Le palais de la ville le matin, le lac Pichola au coucher du soleil. | Palais de la ville; Bateau sur le lac Pichola
Retour d’Udaipur | En voiture jusqu’à l’aéroport. |`,
    },
    'goa-beaches': {
      name: 'Goa, plages et vieilles églises',
      days: `
Arrivée à Goa | En voiture jusqu’à la plage. |
Vieux-Goa et Panaji | Les églises le matin, le quartier latin l’après-midi. | Ferme d’épices avec déjeuner
Une journée sur l’eau | Libre jusqu’au bateau de l’après-midi. | Bateau des dauphins; Croisière du soir sur la Mandovi
Retour | En voiture jusqu’à l’aéroport. |`,
    },
    'himachal-shimla-manali': {
      name: 'Himachal, Shimla et Manali',
      days: `
De Chandigarh à Shimla | Quatre heures de montée par la route ; le Mall le soir. |
Kufri et la crête | Kufri le matin, la résidence du vice-roi l’après-midi. | Résidence du vice-roi
Vers Manali | Huit heures le long de la Beas. | Rafting à Kullu
La vallée de Solang | Le téléphérique et, s’il y a de la neige, la luge. | Téléphérique de Solang
Le vieux Manali | Le temple de Hadimba, les sources chaudes, les cafés. | Tunnel d’Atal et Sissu
Descente vers Chandigarh | Huit heures jusqu’à l’aéroport. |`,
    },
    'kashmir-group': {
      name: 'Cachemire en groupe, de Delhi',
      days: `
De Delhi à Srinagar | En shikara sur le lac Dal avant le coucher du soleil. | Promenade en shikara
Gulmarg | Première partie du téléphérique, prairies ou neige. | Téléphérique de Gulmarg
Pahalgam | La vallée de la Lidder, une marche à Aru. |
Les jardins de Srinagar | Nishat, Shalimar, la vieille ville. | Jardins moghols
Retour à Delhi | En autocar jusqu’à l’aéroport. |`,
    },
    'golden-triangle-group': {
      name: 'Le triangle d’or en groupe',
      days: `
Delhi, l’ancienne et la nouvelle | Rendez-vous à l’hôtel à 10:00. Le Fort rouge de l’extérieur, le tombeau de Humayun, la porte de l’Inde. | Tombeau de Humayun
Vers Agra | Trois heures de route. Le Taj Mahal en fin d’après-midi. | Taj Mahal; Fort d’Agra
Par Fatehpur Sikri jusqu’à Jaipur | La ville abandonnée, puis six heures de route en tout. | Fatehpur Sikri
Amber et au revoir | Amber le matin ; le circuit s’achève à Jaipur à 15:00. | Fort d’Amber`,
    },
    'sri-lanka-hills-coast': {
      name: 'Sri Lanka, collines et côte',
      days: `
Arrivée, puis Negombo | En voiture jusqu’à la lagune. | Bateau sur la lagune
Le rocher de Sigiriya et les grottes | Une montée d’environ deux heures, puis le temple des grottes. | Rocher de Sigiriya; Grottes de Dambulla
Vers Kandy | Le temple de la Dent et une soirée de danses. | Temple de la Dent; Danses de Kandy
À travers les collines de thé | Par la route, ou par le train des collines s’il reste des places. | Train des collines, place réservée; Fabrique de thé
Descente vers la côte | Cinq heures de route ; la plage de Bentota. | Bateau sur la Madu
Le fort de Galle, vol de retour | Le fort à pied, puis en voiture jusqu’à l’aéroport. | Visite à pied du fort de Galle`,
    },
    'bali-beach-ubud': {
      name: 'Bali, plage et Ubud',
      days: `
Arrivée à Bali | En voiture jusqu’à Kuta. |
Uluwatu au coucher du soleil | La plage jusqu’à l’après-midi, puis le temple sur la falaise. | Danse kecak à Uluwatu
Par les rizières jusqu’à Ubud | Tegalalang, une plantation de café, le marché d’Ubud. | Balançoire de Tegalalang
Le volcan et les sources | Kintamani avec déjeuner, les sources sacrées. | Kintamani et Tirta Empul
Retour | En voiture jusqu’à l’aéroport. |`,
    },
    'dubai-abu-dhabi': {
      name: 'Dubaï et Abou Dhabi',
      days: `
Arrivée à Dubaï | En voiture jusqu’à l’hôtel ; les fontaines le soir. | Dîner en boutre à la marina
Dubaï ancienne et nouvelle | La crique et les souks, la Palme, la tour. | La tour, 124e étage
Le désert | Matinée libre, dunes et dîner à partir de 15:00. | Safari dans le désert
Vers Abou Dhabi | La grande mosquée, la corniche. | Ferrari World
Retour d’Abou Dhabi | En voiture jusqu’à l’aéroport. |`,
    },
    'vietnam-north-centre': {
      name: 'Vietnam, de Hanoï à Hoi An',
      days: `
Arrivée à Hanoï | En voiture jusqu’au vieux quartier. |
Hanoï à pied | Le temple de la Littérature, le lac, la cuisine de rue. | Marionnettes sur l’eau
La baie d’Ha Long | Par la route et en bateau, déjeuner à bord. | Journée en bateau à Ha Long
Au sud vers Da Nang | Par le train ou l’avion du matin, organisé par le voyagiste. | De Hanoï à Da Nang
Du pont d’or à Hoi An | Les collines de Ba Na en téléphérique, puis les lanternes. | Collines de Ba Na
Hoi An à vélo | Les villages et la plage. | Cours de cuisine
Retour de Da Nang | En voiture jusqu’à l’aéroport. |`,
    },
    'nepal-kathmandu-pokhara': {
      name: 'Népal, Katmandou et Pokhara',
      days: `
Arrivée à Katmandou | En voiture jusqu’à Thamel. |
Les temples de la vallée | Pashupatinath, Boudhanath, Patan. | Place du Durbar de Patan
Vers Pokhara | Sept heures le long de la Trisuli. | Rafting sur la Trisuli
Lever du soleil sur l’Annapurna | Sarangkot avant l’aube, une barque sur le lac Phewa. | Barque sur le lac Phewa; Parapente
Retour à la maison | Départ matinal pour l’aéroport de Katmandou. |`,
    },
    'thailand-group': {
      name: 'Thaïlande en groupe, de Mumbai',
      days: `
De Mumbai à Pattaya | En autocar de l’aéroport de Bangkok jusqu’à la côte. |
L’île de corail | En vedette rapide, déjeuner indien. | Île de corail
Vers Bangkok | Un parc de spectacles en chemin, le fleuve le soir. | Dîner en bateau sur la Chao Phraya
Bangkok | Les temples le matin, les marchés l’après-midi. | Grand palais
Retour à Mumbai | En autocar jusqu’à l’aéroport. |`,
    },
    'switzerland-paris-group': {
      name: 'Suisse et Paris en groupe, de Delhi',
      days: `
De Delhi à Zurich, puis Lucerne | En autocar le long du lac. |
Le mont Titlis | Trois téléphériques, le glacier. | Téléphériques du Titlis
Lucerne et Interlaken | Le monument du Lion, Interlaken, Lauterbrunnen. | Chutes du Trümmelbach
En train jusqu’à Paris | Le train à grande vitesse, puis la Seine. | Bateau sur la Seine
Paris | La tour Eiffel jusqu’au deuxième étage, les Champs-Élysées. | Tour Eiffel
Disneyland ou le Louvre | Selon le choix du groupe. | Billet d’une journée
Retour à Delhi | En autocar jusqu’à l’aéroport. |`,
    },
  },
};
